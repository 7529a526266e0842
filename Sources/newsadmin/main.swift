print("newsadmin")
