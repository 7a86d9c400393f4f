// RefusalTests.swift: unavailable services are refused as on Apple's systems.

import CoreLocation
import Foundation
import Testing
import UserNotifications

@Suite("Location and notifications")
struct RefusalTests {
    private final class Listener: CLLocationManagerDelegate, @unchecked Sendable {
        let answer: @Sendable (any Error) -> Void
        init(_ answer: @escaping @Sendable (any Error) -> Void) { self.answer = answer }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { answer(error) }
    }

    @Test("A location manager is denied, and a geocoder has no network")
    func places() async {
        let manager = CLLocationManager()
        #expect(manager.authorizationStatus == .denied && manager.location == nil)
        let (answers, continuation) = AsyncStream<any Error>.makeStream()
        let listener = Listener { continuation.yield($0) }
        manager.delegate = listener
        manager.requestLocation()
        var iterator = answers.makeAsyncIterator()
        #expect((await iterator.next() as? CLError)?.code == .denied)
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Malmö") }
        withExtendedLifetime(listener) {}
    }

    @Test("The distance between two locations is that on a sphere")
    func distance() {
        let (one, two) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0, longitude: 180))
        #expect(abs(one.distance(from: two) - .pi * 6_371_008.8) < 1 && one.distance(from: one) == 0)
    }

    @Test("Pending notifications can be removed; the others are removed at once")
    func notifications() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await center.requestAuthorization(options: [.alert, .sound]))
        let content = UNMutableNotificationContent()
        content.title = "Saved"
        try await center.add(UNNotificationRequest(identifier: "now", content: content, trigger: nil))
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        for _ in 0..<2 {
            try await center.add(UNNotificationRequest(identifier: "later", content: content, trigger: later))
        }
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
        center.removePendingNotificationRequests(withIdentifiers: ["later"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }
}
