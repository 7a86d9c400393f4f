// HostApps.swift: the apps that present extensions, with what each is known to share and the sources. docs/hosts.md describes what the
// sources leave open; undocumented behavior is omitted.

import UserFiles

extension HostApp {
    /// All apps, browsers first.
    package static let all: [HostApp] = [
        HostApp(
            "safari",
            "Safari",
            [
                Sharing(.page, title: .title, contentText: .title, attachments: [.page]),
                Sharing(.text, contentText: .content, attachments: [.text(.content)]),
                Sharing(.image, .file, attachments: [.data]),
            ],
            sources: [
                "https://developer.apple.com/library/archive/documentation/General/Conceptual/ExtensibilityPG/ExtensionScenarios.html",
                "https://github.com/mozilla-mobile/firefox-ios/pull/1832",
                "https://github.com/lionheart/openradar-mirror/issues/788",
                "https://speakerdeck.com/michaelochs/the-unofficial-guide-to-building-action-extensions",
                "https://github.com/Expensify/react-native-share-menu/pull/69",
            ]
        ),
        HostApp(
            "chrome",
            "Chrome",
            [
                Sharing(.page, title: .title, attachments: [.url]),
                Sharing(.image, attachments: [.image("public.image")]),
                Sharing(.file, attachments: [.fileURL]),
            ],
            sources: [
                "https://github.com/chromium/chromium/tree/main/ios/chrome/browser/sharing/ui_bundled/activity_services/data",
                "https://github.com/brave/browser-ios/issues/1193",
            ]
        ),
        HostApp(
            "firefox",
            "Firefox",
            [
                Sharing(.page, title: .title, contentText: .title, attachments: [.url], [.text(.title)]),
                Sharing(.file, attachments: [.fileURL]),
            ],
            sources: ["https://github.com/mozilla-mobile/firefox-ios/tree/main/firefox-ios/Client/Frontend/Share"]
        ),
        HostApp(
            "photos",
            "Photos",
            [Sharing(.image, .movie, attachments: [.file])],
            sources: [
                "https://github.com/Expensify/react-native-share-menu/issues/290",
                "https://github.com/ajith-ab/react-native-receive-sharing-intent/pull/126",
            ]
        ),
        HostApp(
            "screenshot",
            "Screenshots",
            [Sharing(.image, attachments: [.data])],
            sources: [
                "https://github.com/bluesky-social/social-app/issues/11121",
                "https://github.com/Expensify/App/pull/86984",
            ]
        ),
        HostApp(
            "screenshot-18",
            "Screenshots (before iOS 26)",
            [Sharing(.image, attachments: [.image(nil)])],
            sources: [
                "https://github.com/Expensify/react-native-share-menu/pull/99",
                "https://github.com/KasemJaffer/receive_sharing_intent/pull/282",
            ]
        ),
        HostApp(
            "files",
            "Files",
            [Sharing(.page, .text, .image, .movie, .file, attachments: [.data, .fileURL])],
            sources: ["https://github.com/Expensify/react-native-share-menu/issues/290"]
        ),
        HostApp(
            "mail",
            "Mail",
            [Sharing(.image, .file, attachments: [.data, .fileURL])],
            sources: [
                "https://github.com/nextcloud/talk-ios/pull/412", "https://github.com/owncloud/ios-app/pull/820",
            ]
        ),
        HostApp(
            "messages",
            "Messages",
            [
                Sharing(.image, attachments: [.data, .fileURL]),
                Sharing(.movie, attachments: [.fileURL]),
            ],
            sources: [
                "https://github.com/lionheart/openradar-mirror/issues/16668",
                "https://github.com/bluesky-social/social-app/pull/5515",
            ]
        ),
        HostApp(
            "notes",
            "Notes",
            [
                Sharing(.text, attachments: [.text(.content)]),
                Sharing(.page, attachments: [.text(.note)]),
                Sharing(.image, attachments: [.data, .fileURL]),
                Sharing(.file, attachments: [.fileURL]),
            ],
            sources: [
                "https://github.com/bluesky-social/social-app/pull/2587",
                "https://github.com/wordpress-mobile/WordPress-iOS/pull/25987",
                "https://github.com/Expensify/react-native-share-menu/issues/211",
            ]
        ),
        HostApp(
            "maps",
            "Maps",
            [
                Sharing(
                    .page,
                    attachments: [.undocumented("com.apple.mapkit.map-item")],
                    [.url],
                    [.text(.title)]
                )
            ],
            sources: [
                "https://github.com/achorein/expo-share-intent/issues/230",
                "https://github.com/achorein/expo-share-intent/pull/232",
            ]
        ),
        HostApp(
            "google-maps",
            "Google Maps",
            [Sharing(.page, attachments: [.url], [.text(.empty)])],
            sources: ["https://github.com/nextcloud/talk-ios/pull/2433"]
        ),
        HostApp(
            "news",
            "News",
            [Sharing(.page, attachments: [.text(.title)], [.url])],
            sources: ["https://github.com/alinz/react-native-share-extension/issues/171"]
        ),
        HostApp(
            "feedly",
            "Feedly",
            [Sharing(.page, attachments: [.text(.title)], [.url])],
            sources: ["https://github.com/mozilla-mobile/focus-ios/issues/485"]
        ),
        HostApp(
            "youtube",
            "YouTube",
            [Sharing(.page, attachments: [.text(.url)])],
            sources: [
                "https://github.com/wallabag/ios-app/pull/224",
                "https://github.com/Team-Ampersand/Dotori-iOS/pull/182",
            ]
        ),
        HostApp(
            "gmail",
            "Gmail",
            [Sharing(.page, attachments: [.text(.url)])],
            sources: [
                "https://github.com/wallabag/ios-app/pull/224", "https://github.com/mozilla-mobile/focus-ios/pull/470",
            ]
        ),
        HostApp(
            "x",
            "X",
            [Sharing(.image, attachments: [.image(nil)])],
            sources: ["https://github.com/ajith-ab/react-native-receive-sharing-intent/pull/126"]
        ),
    ]
}
