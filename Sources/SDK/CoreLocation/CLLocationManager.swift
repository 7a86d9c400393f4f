// CLLocationManager.swift: locations. The machine's location is unknown: a manager is denied, and a geocoder has no
// network, each with Apple's error.
// https://developer.apple.com/documentation/corelocation
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ExtensionSDK
public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An accuracy in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees, clockwise from north.
public typealias CLLocationDirection = Double

/// The best accuracy, using additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// The accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// The accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// The accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on Earth, in degrees.
/// https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees; north is positive.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees; east is positive.
    public var longitude: CLLocationDegrees
    /// Creates the coordinate at latitude 0 and longitude 0.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates a coordinate from degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}
/// Creates a coordinate from degrees.
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
/// Whether the coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(place.latitude) && (-180...180).contains(place.longitude)
}

/// A location and its time.
/// https://developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, @unchecked Sendable {
    /// The location's coordinate.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude in meters above sea level.
    public let altitude: CLLocationDistance
    /// The uncertainty of the coordinate in meters.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in meters; negative if unknown.
    public let verticalAccuracy: CLLocationAccuracy
    /// The time at which the location was determined.
    public let timestamp: Date

    /// Creates a location; lengths are in meters.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    }
    /// Creates a location at sea level, at the current time, with an unknown altitude's accuracy.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// The distance in meters on a sphere with Earth's mean radius.
    open func distance(from other: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (one, two) = (radians(coordinate.latitude), radians(other.coordinate.latitude))
        let across = radians(other.coordinate.longitude - coordinate.longitude)
        let half = pow(sin((two - one) / 2), 2) + cos(one) * cos(two) * pow(sin(across / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }
}

/// The reason why there is no location.
/// https://developer.apple.com/documentation/corelocation/clerror
public struct CLError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable { case locationUnknown, denied, network }
    /// The domain of the errors.
    public static let errorDomain = "kCLErrorDomain"
    /// The location is unknown.
    public static let locationUnknown = Code.locationUnknown
    /// The error code for a missing permission.
    public static let denied = Code.denied
    /// The error code for a missing network.
    public static let network = Code.network
    /// The kind of error.
    public let code: Code
    /// Creates an error from its code.
    public init(_ code: Code) { self.code = code }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The error as a sentence.
    public var errorDescription: String? {
        code == .network ? "webaction looks up no places." : "webaction does not say where the machine is."
    }
}

/// The permission to use the location.
/// https://developer.apple.com/documentation/corelocation/clauthorizationstatus
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The delegate of a location manager.
/// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: AnyObject {
    /// Reports a location, an error, or a changed authorization.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Reports a location, an error, or a changed authorization.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Reports a changed authorization.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Reports a location, an error, or a changed authorization.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}
extension CLLocationManagerDelegate {
    /// Reports a location, an error, or a changed authorization.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Reports a location, an error, or a changed authorization.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Reports a changed authorization.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Reports a location, an error, or a changed authorization.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Requests the machine's location, which is always denied.
/// https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// The manager's delegate.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The desired accuracy. It is stored and has no effect.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance filter. It is stored and has no effect.
    open var distanceFilter = kCLDistanceFilterNone
    /// The authorization status; always denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Always denied.
    public static func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Always returns false.
    public static func locationServicesEnabled() -> Bool { false }
    /// The location; always nil.
    open var location: CLLocation? { nil }

    /// Notifies the delegate of the denial.
    open func requestWhenInUseAuthorization() {
        DispatchQueue.main.async { [self] in delegate?.locationManagerDidChangeAuthorization(self) }
    }
    /// Notifies the delegate of the denial.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
    /// Fails: access to the location is denied.
    open func requestLocation() {
        DispatchQueue.main.async { [self] in delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    }
    /// Fails: access to the location is denied.
    open func startUpdatingLocation() { requestLocation() }
    /// Has no effect here.
    open func stopUpdatingLocation() {}
}

/// A location by its names.
/// https://developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The name; always nil.
    open var name: String? { nil }
    /// The thoroughfare; always nil.
    open var thoroughfare: String? { nil }
    /// The sub thoroughfare; always nil.
    open var subThoroughfare: String? { nil }
    /// The locality; always nil.
    open var locality: String? { nil }
    /// The sub locality; always nil.
    open var subLocality: String? { nil }
    /// The administrative area; always nil.
    open var administrativeArea: String? { nil }
    /// The postal code; always nil.
    open var postalCode: String? { nil }
    /// The country; always nil.
    open var country: String? { nil }
    /// The ISO country code; always nil.
    open var isoCountryCode: String? { nil }
    /// The location; always nil.
    open var location: CLLocation? { nil }
}

/// Looks up locations by name and names by location, which always fails: there is no network.
/// https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// The completion handler.
    public typealias Handler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    /// Fails: there is no geocoding service.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Handler) {
        fail(completionHandler)
    }
    /// Fails: there is no geocoding service.
    open func geocodeAddressString(_ address: String, completionHandler: @escaping Handler) { fail(completionHandler) }
    /// Throws `CLError`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Throws `CLError`.
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// No effect: no lookup is pending.
    open func cancelGeocode() {}

    private func fail(_ handler: @escaping Handler) {
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}
