/// The commit that the program was built from, such as "1b6a14fd20" or "1b6a14fd20-dirty"; empty where nobody said.
const char *_Nonnull newsadmin_commit(void);
