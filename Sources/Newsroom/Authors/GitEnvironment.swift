/// The environment that git is run in.
enum GitEnvironment {
    /// Where a repository is and what it consists of: set by git for its hooks, which may belong to another repository.
    ///
    /// Worktrees are found without them, by the file `.git`. Who is the author, and whose configuration counts, stays.
    private static let removed: Set = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX",
        "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE",
        "GIT_REPLACE_REF_BASE", "GIT_NAMESPACE", "GIT_CONFIG", "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "LANGUAGE",
        "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
    ]

    /// The user's environment without what would lead git astray, and with what keeps it still.
    static func confined(_ environment: [String: String]) -> [String: String] {
        environment.filter { !removed.contains($0.key) }.merging([
            "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1",
            "GIT_NO_REPLACE_OBJECTS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
        ]) { _, own in own }
    }

    /// Adds a setting behind those that the environment already has, whatever characters are in its name.
    static func set(_ key: String, to value: String, in environment: inout [String: String]) {
        let count = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
        environment["GIT_CONFIG_KEY_\(count)"] = key
        environment["GIT_CONFIG_VALUE_\(count)"] = value
        environment["GIT_CONFIG_COUNT"] = String(count + 1)
    }
}
