// main.swift: the supervisor.
