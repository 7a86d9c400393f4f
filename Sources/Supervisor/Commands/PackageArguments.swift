// PackageArguments.swift: the option for packages whose modules Swift sources import.

import ArgumentParser

struct PackageArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder of checked out Swift packages, or of one, whose modules the sources import; may be repeated.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var packages: [String] = []
}
