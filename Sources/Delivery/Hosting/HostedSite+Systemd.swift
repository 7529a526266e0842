extension HostedSite {
    /// A service that deploys, and a timer that starts it each minute.
    var systemd: String {
        """
        # /etc/systemd/system/newsadmin-deploy.service
        [Unit]
        Description=Deploy the news that is due
        Wants=network-online.target
        After=network-online.target

        [Service]
        Type=oneshot
        WorkingDirectory=\(workspace)
        ExecStart=\(program.contains(" ") ? "\"\(program)\"" : program) deploy --quiet \(arguments)
        # Who may write to the place and to .newsadmin/ in the workspace, with which permissions, and where rclone finds its keys:
        # User=news
        # UMask=0022
        # Environment=RCLONE_CONFIG=/etc/newsadmin/rclone.conf

        # /etc/systemd/system/newsadmin-deploy.timer
        [Unit]
        Description=Deploy the news that is due, each minute

        [Timer]
        OnCalendar=minutely
        AccuracySec=1s
        Persistent=true

        [Install]
        WantedBy=timers.target

        """
    }
}
