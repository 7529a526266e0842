extension HostedSite {
    /// A workflow that deploys when a release is pushed, and each hour stays for the changes of that hour.
    var github: String {
        """
        # .github/workflows/deploy.yml
        name: Deploy the news that is due
        on:
          push: {branches: [main], paths: [\(triggers)]}
          schedule: [{cron: "0 * * * *"}]
          workflow_dispatch:
        concurrency: {group: newsadmin-deploy, cancel-in-progress: true}
        jobs:
          deploy:
            runs-on: ubuntu-latest
            permissions: {contents: read}
            timeout-minutes: 90
            steps:
              - uses: actions/checkout@v4
              - run: sudo apt-get install --yes rclone
              # Put newsadmin on the path here.
              - run: newsadmin deploy \(arguments) --until "$(date --utc --date '+70 minutes' +%Y-%m-%dT%H:%M:%SZ)"
        \(workingDirectory)        env:
                  # rclone's settings: RCLONE_CONFIG_<NAME OF THE REMOTE>_<SETTING>.
                  AWS_ACCESS_KEY_ID: "${{ secrets.AWS_ACCESS_KEY_ID }}"
                  AWS_SECRET_ACCESS_KEY: "${{ secrets.AWS_SECRET_ACCESS_KEY }}"

        """
    }

    /// Production changes with a release, another environment with the texts.
    private var triggers: String {
        let paths = environment == nil ? ["releases/**"] : ["newsadmin.yml", "campaigns/**", "templates/**"]
        return paths.map { "\"\(folderInRepository)\($0)\"" }.joined(separator: ", ")
    }

    /// Where the command runs; nothing where that is the repository's own folder.
    private var workingDirectory: String {
        folderInRepository.isEmpty ? "" : "        working-directory: \"\(folderInRepository.dropLast())\"\n"
    }
}
