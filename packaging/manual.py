#!/usr/bin/env python3
"""manual.py: manual pages from what `webaction --experimental-dump-help` says, which is what `--help` shows.

    manual.py FOLDER VERSION [DOCUMENTS] < dump.json

FOLDER gets webaction.1 and a page for each command, webaction-run.1 and so on. DOCUMENTS is the folder into which the project's
documents are installed, where the pages name them. The dump is argument-parser's description of
the program, from https://swiftpackageindex.com/apple/swift-argument-parser; the macros are those of man(7), which every
formatter has.
"""

import json
import os
import re
import sys

# What has no option, and so is not in the dump: variables that a user sets, and places.
ENVIRONMENT = [
    ("WEBACTION_EXTENSIONS", "Folders in which extensions are looked for, separated by colons."),
    ("WEBACTION_GRANTS", "What actions are granted where --grant is not given: names, separated by commas."),
    ("WEBACTION_PASS", "Variables that actions get where --pass is not given: names, separated by commas."),
    ("WEBACTION_CONTAINERS", "The folder for the data that actions share, where --containers is not given."),
    ("WEBACTION_KEYCHAIN_PASSPHRASE", "The passphrase that the secrets of actions are encrypted with."),
    ("WEBACTION_PACKAGES", "Folders of Swift packages besides those of --packages, separated by colons."),
    ("WEBACTION_SWIFTC", "The Swift compiler (default: swiftc of PATH)."),
    ("WEBACTION_CACHE", "The folder for what is kept of compiled sources."),
    ("WEBACTION_CACHE_SIZE", "How much is kept of it: bytes, or a number with K, M or G behind it (default: 1G)."),
    ("SOURCE_DATE_EPOCH", "The time at which pages start where --time is not given: seconds since 1970."),
    ("NO_COLOR", "If it is set, differences are shown without colors."),
    ("TMPDIR", "The folder for temporary files (default: /tmp)."),
]
FILES = [
    ("~/.local/share/webaction/extensions", "Extensions of the user's own; XDG_DATA_HOME stands for ~/.local/share."),
    ("~/.cache/webaction", "What is kept of compiled sources; XDG_CACHE_HOME stands for ~/.cache."),
]


# Where a document is, by its place in the project.
DOCUMENT = re.compile(r"(?<![\w/])(docs/[\w-]+\.md|python/?(?= implements))")
documents = None


def placed(text):
    """A text that names documents where they are installed."""
    return DOCUMENT.sub(lambda found: f"{documents}/{found[0]}", text) if documents else text


def escaped(text):
    """A text as the formatter shows it character for character."""
    text = text.replace("\\", "\\e")
    for character, name in (("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("^", "\\(ha"), ("~", "\\(ti")):
        text = text.replace(character, name)
    return text


def line(text):
    """A line of text, which no first character makes a request."""
    text = escaped(placed(text))
    return "\\&" + text if text.startswith(".") else text


def name(option):
    return ("--" if option["kind"] == "long" else "-") + option["name"]


def placeholder(argument):
    value = f"\\fI{escaped(argument['valueName'])}\\fR"
    return value + " ..." if argument["kind"] == "positional" and argument["isRepeating"] else value


def discussion(text):
    """Paragraphs; what is an example, or is indented, keeps its lines."""
    pages = []
    for paragraph in text.split("\n\n"):
        lines = paragraph.split("\n")
        keeps = any(part.startswith("  ") for part in lines) or re.match(r"Examples?: webaction", paragraph)
        if keeps:
            pages += [".PP", ".nf", *map(line, lines), ".fi"]
        else:
            pages += [".PP", *map(line, lines)]
    return pages


def synopsis(words, arguments):
    parts = [f"\\fB{escaped(' '.join(words))}\\fR"]
    if any(argument["kind"] != "positional" for argument in arguments):
        parts.append("[\\fIoptions\\fR]")
    for argument in arguments:
        if argument["kind"] == "positional":
            shown = placeholder(argument)
            parts.append(f"[{shown}]" if argument["isOptional"] else shown)
        elif not argument["isOptional"]:
            parts.append(f"\\fB{escaped(name(argument['preferredName']))}\\fR {placeholder(argument)}")
    return " ".join(parts)


def entry(argument):
    """An argument or option with what it means."""
    if argument["kind"] == "positional":
        head = placeholder(argument)
    else:
        head = ", ".join(f"\\fB{escaped(name(option))}\\fR" for option in argument["names"])
        if argument["kind"] == "option":
            head += " " + placeholder(argument)
    text = argument.get("abstract", "")
    said = []
    if "allValues" in argument:
        said.append("values: " + ", ".join(argument["allValues"]))
    if "defaultValue" in argument:
        said.append("default: " + argument["defaultValue"])
    if said:
        text += f" ({'; '.join(said)})"
    page = [".TP", head, *map(line, text.split("\n"))]
    for paragraph in filter(None, argument.get("discussion", "").split("\n\n")):
        page += [".IP", *map(line, paragraph.split("\n"))]
    return page


def shown(items):
    return [item for item in items if item.get("shouldDisplay", True)]


def manual(command, version, siblings):
    words = command.get("superCommands", []) + [command["commandName"]]
    title = "-".join(words)
    abstract = command["abstract"]
    short = (abstract[:1].lower() + abstract[1:]).rstrip(".")
    arguments = shown(command.get("arguments", []))
    page = [
        f".\\\" Made by packaging/manual.py from what {words[0]} says of itself.",
        f'.TH "{title.upper()}" "1" "" "webaction {version}" "User Commands"',
        ".SH NAME",
        f"{escaped(title)} \\- {escaped(short)}",
        ".SH SYNOPSIS",
    ]
    if siblings and len(words) == 1:
        page += [f"\\fB{escaped(words[0])}\\fR \\fIcommand\\fR [\\fIoptions\\fR] [\\fIargument\\fR ...]"]
    else:
        page += [synopsis(words, arguments)]
    page += [".SH DESCRIPTION", line(abstract), *discussion(command.get("discussion", ""))]
    if len(words) == 1:
        page.append(".SH COMMANDS")
        for sibling in siblings:
            reference = f"\\fB{escaped(title + '-' + sibling['commandName'])}\\fR(1)"
            page += [".TP", reference, line(sibling["abstract"])]
    positional = [argument for argument in arguments if argument["kind"] == "positional"]
    options = [argument for argument in arguments if argument["kind"] != "positional"]
    for heading, entries in (("ARGUMENTS", positional), ("OPTIONS", options)):
        if entries:
            page.append(f".SH {heading}")
            for argument in entries:
                page += entry(argument)
    if len(words) == 1:
        own = [(documents, "The documents that these pages name, with examples and sample pages.")] if documents else []
        for heading, entries in (("ENVIRONMENT", ENVIRONMENT), ("FILES", FILES + own)):
            page.append(f".SH {heading}")
            for term, meaning in entries:
                page += [".TP", f"\\fB{escaped(term)}\\fR", line(meaning)]
    others = [title + "-" + sibling["commandName"] for sibling in siblings] if len(words) == 1 else [words[0]]
    page += [".SH SEE ALSO", ",\n".join(f"\\fB{escaped(other)}\\fR(1)" for other in others)]
    return title, "\n".join(page) + "\n"


def main():
    global documents
    folder, version = sys.argv[1], sys.argv[2]
    documents = sys.argv[3] if len(sys.argv) > 3 else None
    dump = json.load(sys.stdin)
    if dump["serializationVersion"] != 0:
        sys.exit("manual.py: the dump is of another version of argument-parser than this script reads.")
    root = dump["command"]
    commands = [command for command in shown(root["subcommands"]) if command["commandName"] != "help"]
    os.makedirs(folder, exist_ok=True)
    for title, text in [manual(root, version, commands)] + [manual(command, version, []) for command in commands]:
        with open(os.path.join(folder, title + ".1"), "w", encoding="utf-8") as file:
            file.write(text)


main()
