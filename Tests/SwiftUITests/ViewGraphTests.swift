// ViewGraphTests.swift: placeholder until the suite below is written.
