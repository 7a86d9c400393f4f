// PhotoUploadViewController.swift: posts the page's images with a comment. They are saved to the group's container and sent
// in the background, after the sheet has closed. When the sheet opens again, it prints the results of earlier uploads.
// The server's URL is in the group's defaults, where the app would put it, as "server".

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
        // A new session with the same name receives the results of earlier uploads.
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
