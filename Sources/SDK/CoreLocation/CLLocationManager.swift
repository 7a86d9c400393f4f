// CLLocationManager.swift: places. Nobody says where the machine is: a manager is denied, and a geocoder has no network, each with
// Apple's error for that.
// https://developer.apple.com/documentation/corelocation
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ExtensionSDK
public import Foundation

/// Degrees.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters.
public typealias CLLocationAccuracy = Double
/// Meters a second.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double

/// As near as can be, and more is measured for it.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As near as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Meters.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Meters.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on Earth, in degrees.
/// https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north.
    public var latitude: CLLocationDegrees
    /// Degrees east.
    public var longitude: CLLocationDegrees
    /// Creates an instance.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates an instance.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}
/// A place.
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(place.latitude) && (-180...180).contains(place.longitude)
}

/// A place, and when something was there.
/// https://developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, @unchecked Sendable {
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    /// Meters by which the coordinate may be wrong.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Meters by which the altitude may be wrong; negative where it says nothing.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was there.
    public let timestamp: Date

    /// Creates an instance.
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
    /// One.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// Meters along a sphere of Earth's mean radius.
    open func distance(from other: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (one, two) = (radians(coordinate.latitude), radians(other.coordinate.latitude))
        let across = radians(other.coordinate.longitude - coordinate.longitude)
        let half = pow(sin((two - one) / 2), 2) + cos(one) * cos(two) * pow(sin(across / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }
}

/// Why there is no place.
/// https://developer.apple.com/documentation/corelocation/clerror
public struct CLError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
    /// Kinds of failures.
    public enum Code: Int, Sendable { case locationUnknown, denied, network }
    /// The domain of all of them.
    public static let errorDomain = "kCLErrorDomain"
    /// The place is not known.
    public static let locationUnknown = Code.locationUnknown
    /// It is not allowed to know.
    public static let denied = Code.denied
    /// There is no network.
    public static let network = Code.network
    /// What failed.
    public let code: Code
    /// What failed.
    public init(_ code: Code) { self.code = code }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description.
    public var errorDescription: String? {
        code == .network ? "webaction looks up no places." : "webaction does not say where the machine is."
    }
}

/// Whether an extension may know where it is.
/// https://developer.apple.com/documentation/corelocation/clauthorizationstatus
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// What hears of places.
/// https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: AnyObject {
    /// Reports a location, an error, or a changed authorization.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Reports a location, an error, or a changed authorization.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Tells that what is allowed has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Reports a location, an error, or a changed authorization.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}
extension CLLocationManagerDelegate {
    /// Reports a location, an error, or a changed authorization.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Reports a location, an error, or a changed authorization.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Tells that what is allowed has changed.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Reports a location, an error, or a changed authorization.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Asks where the machine is, and is denied.
/// https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// What hears of places.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Stored, no effect.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Stored, no effect.
    open var distanceFilter = kCLDistanceFilterNone
    /// Denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Denied.
    public static func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Always false.
    public static func locationServicesEnabled() -> Bool { false }
    /// Always nil.
    open var location: CLLocation? { nil }

    /// Tells the delegate that it is denied.
    open func requestWhenInUseAuthorization() {
        DispatchQueue.main.async { [self] in delegate?.locationManagerDidChangeAuthorization(self) }
    }
    /// Tells the delegate that it is denied.
    open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }
    /// Fails: denied.
    open func requestLocation() {
        DispatchQueue.main.async { [self] in delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    }
    /// Fails: denied.
    open func startUpdatingLocation() { requestLocation() }
    /// Has no effect.
    open func stopUpdatingLocation() {}
}

/// A place by its names.
/// https://developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// Always nil.
    open var name: String? { nil }
    /// Always nil.
    open var thoroughfare: String? { nil }
    /// Always nil.
    open var subThoroughfare: String? { nil }
    /// Always nil.
    open var locality: String? { nil }
    /// Always nil.
    open var subLocality: String? { nil }
    /// Always nil.
    open var administrativeArea: String? { nil }
    /// Always nil.
    open var postalCode: String? { nil }
    /// Always nil.
    open var country: String? { nil }
    /// Always nil.
    open var isoCountryCode: String? { nil }
    /// Always nil.
    open var location: CLLocation? { nil }
}

/// Looks up places by their names and names by their places, which fails: there is no network for it.
/// https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// What hears of the answer.
    public typealias Handler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    /// Fails.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Handler) {
        fail(completionHandler)
    }
    /// Fails.
    open func geocodeAddressString(_ address: String, completionHandler: @escaping Handler) { fail(completionHandler) }
    /// Throws `CLError`.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Throws `CLError`.
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Nothing is under way.
    open func cancelGeocode() {}

    private func fail(_ handler: @escaping Handler) {
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}
