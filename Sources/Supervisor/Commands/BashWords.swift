// BashWords.swift: what the completions of bash need besides what the argument parser writes.
//
// Bash cuts words at colons and equal signs, as its COMP_WORDBREAKS says for all commands. Addresses and names of files have them, so
// that what comes after `--url https://…` would be taken for further arguments, and no name with a colon could be completed.

import ArgumentParser

/// Whether a command line asks for the completions of bash.
func asksForBashCompletions(_ arguments: [String]) -> Bool {
    let option = "--generate-completion-script"
    return arguments == [option, "bash"] || arguments == ["\(option)=bash"]
}

/// The completions of bash, with words put together again.
func bashCompletions() -> String { WebAction.completionScript(for: .bash) + wholeWords }

private let wholeWords = #"""


    # Puts words together again that bash cut at colons and equal signs, and offers what comes behind the last of these.
    _webaction_whole_words() {
        local -a words=()
        local -i index cword=0
        local rest="${COMP_LINE}" prefix='' piece last=''
        for ((index = 0; index < ${#COMP_WORDS[@]}; index++)); do
            piece="${COMP_WORDS[index]}"
            if ((index > 0)) && [[ "${rest}" != [[:space:]]* && ("${piece}" =~ ^[:=]+$ || "${last}" =~ ^[:=]+$) ]]; then
                ((index <= COMP_CWORD)) && prefix="${words[-1]}"
                words[-1]+="${piece}"
            else
                ((index <= COMP_CWORD)) && prefix=''
                words+=("${piece}")
            fi
            ((index == COMP_CWORD)) && cword=${#words[@]}-1
            rest="${rest#"${rest%%[![:space:]]*}"}"
            rest="${rest#"${piece}"}"
            last="${piece}"
        done
        local cur="${2}"
        if [[ "${COMP_WORDS[COMP_CWORD]}" =~ ^[:=]+$ ]]; then
            # The word that is to be completed begins behind the sign.
            prefix="${words[cword]}"
            cur=''
        fi
        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD=cword
        _webaction "${1}" "${prefix}${cur}" "${words[cword - 1]}"
        [[ -z "${prefix}" ]] || COMPREPLY=("${COMPREPLY[@]#"${prefix}"}")
    }

    complete -o filenames -F _webaction_whole_words webaction

    """#
