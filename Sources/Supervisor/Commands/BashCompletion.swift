// BashCompletion.swift: an addition to the bash completions that the argument parser generates.
//
// Bash splits words at colons and equal signs (COMP_WORDBREAKS). URLs and file names contain them, so that the rest of a word in
// `--url https://…` would count as further arguments, and no name with a colon could be completed.

import ArgumentParser

/// Whether a command line requests the bash completions.
func asksForBashCompletions(_ arguments: [String]) -> Bool {
    let option = "--generate-completion-script"
    return arguments == [option, "bash"] || arguments == ["\(option)=bash"]
}

/// The bash completions, with split words joined.
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
