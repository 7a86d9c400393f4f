// main.swift: the page worker.
