// PhotoUploadViewController.swift: posts the page's images with a comment. They are put into the group's container and sent
// in the background; the sheet is gone long before. What became of earlier posts is told when it is opened again.
// The server's address is in the group's defaults, where the app would put it: "server".

import Social
import UIKit

class PhotoUploadViewController: SLComposeServiceViewController, URLSessionTaskDelegate {
    private let group = "group.org.example.photos"
    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.background(withIdentifier: "org.example.photos.upload")
        configuration.sharedContainerIdentifier = group
        return URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        // Earlier uploads are told to whoever makes a session of their name.
        _ = session
    }

    override func didSelectPost() {
        let provider = (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.first
        provider?.loadItem(forTypeIdentifier: "com.apple.property-list", options: nil) { item, _ in
            let results = (item as? [String: Any])?[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any]
            DispatchQueue.main.async { self.upload(results?["images"] as? [String] ?? []) }
        }
    }

    private func upload(_ images: [String]) {
        guard let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group),
            let server = UserDefaults(suiteName: group)?.string(forKey: "server"), let url = URL(string: server)
        else {
            let info = [NSLocalizedDescriptionKey: "the app has not said where photos go"]
            extensionContext?.cancelRequest(withError: NSError(domain: "PhotoUpload", code: 1, userInfo: info))
            return
        }
        for (number, image) in images.enumerated() {
            guard let comma = image.firstIndex(of: ","), let data = Data(base64Encoded: String(image[comma...].dropFirst()))
            else { continue }
            let file = container.appendingPathComponent("\(UUID().uuidString).photo")
            try? data.write(to: file)
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            request.setValue(contentText, forHTTPHeaderField: "X-Title")
            let task = session.uploadTask(with: request, fromFile: file)
            task.taskDescription = "photo \(number + 1)"
            task.resume()
        }
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let status = (task.response as? HTTPURLResponse)?.statusCode
        print("\(task.taskDescription ?? ""): \(error?.localizedDescription ?? "answered \(status ?? 0)")")
    }
}
