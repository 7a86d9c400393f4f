// violentmonkey.mjs: runs Violentmonkey's own tests of its matching against `webaction match`, and those of its metadata against
// `webaction extensions`.
//
//   node Tests/Tools/Scripts/violentmonkey.mjs PROGRAM CHECKOUT
//
// CHECKOUT is a checkout of https://github.com/violentmonkey/violentmonkey, of which only test/background/tester.test.js and
// script.test.js are read. What the tests import is replaced by functions that call PROGRAM: a script's rules become a userscript's
// metadata; rules that a user of the manager adds take the place of the script's own; the manager's list of excluded pages becomes
// patterns that exclude. Prints each test with its result, and the number that pass; the exit code is 1 if one fails.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import assert from 'node:assert';

const [program, checkout] = process.argv.slice(2).map(path => resolve(path));
if (checkout === undefined) {
    console.error('usage: violentmonkey.mjs PROGRAM CHECKOUT');
    process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'violentmonkey-'));
writeFileSync(join(folder, 'p.html'), '<!doctype html>');

// The texts that our messages have in the place of Violentmonkey's.
const constants = {
    ERR_BAD_PATTERN: 'bad pattern',
    ERR_GLOB_HOST_SUFFIX: '"*" at the end of the host, which other managers and browsers refuse',
    ERR_META_SPACE_INSIDE: 'no blank after the slashes: ',
};
const keys = { match: 'match', excludeMatch: 'exclude-match', include: 'include', exclude: 'exclude' };

function metadata(rules) {
    const lines = Object.entries(keys).flatMap(([name, key]) => (rules[name] ?? []).map(text => `// @${key} ${text}`));
    return ['// ==UserScript==', ...lines, '// ==/UserScript==', ''].join('\n');
}

function matched(url, source) {
    writeFileSync(join(folder, 'x.user.js'), source);
    const { stdout, stderr, status } = spawnSync(
        program, ['match', 'p.html', '--json', '--extension', 'x.user.js', '--url', url], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return { offered: JSON.parse(stdout)[0].offered, warnings: stderr };
}

function testScript(url, { meta, custom }) {
    const rules = {};
    for (const name of Object.keys(keys)) {
        const isKept = custom[`orig${name[0].toUpperCase()}${name.slice(1)}`];
        rules[name] = [...(isKept ? meta[name] ?? [] : []), ...(custom[name] ?? [])];
    }
    return matched(url, metadata(rules)).offered;
}

let excluded = {};
function resetBlacklist(text) {
    excluded = { excludeMatch: [], exclude: [] };
    for (const line of text.split('\n').map(line => line.trim()).filter(line => line !== '' && !line.startsWith('#'))) {
        if (line.startsWith('@exclude ')) excluded.exclude.push(line.slice(9).trim());
        else excluded.excludeMatch.push(line.includes('/') ? line : `*://${line}/*`);
    }
}
const testBlacklist = url => !matched(url, metadata(excluded)).offered;

const MatchTest = {
    try(rule) {
        const findings = JSON.parse(run(['validate', 'x.user.js', '--json'], metadata({ match: [rule] })));
        const faults = findings.filter(({ code }) => code === 'script-pattern')
            .flatMap(({ message }) => message.slice(rule.length + 2, -1).split('; '));
        const list = faults.length > 1 ? faults.map((fault, index) => `${index + 1}) ${fault}`).join(', ') : faults[0];
        if (faults.length > 0) throw new Error(`${constants.ERR_BAD_PATTERN} ${rule}: ${list}`);
    },
};

function run(options, source) {
    writeFileSync(join(folder, 'x.user.js'), source);
    return spawnSync(program, options, { cwd: folder, encoding: 'utf8' }).stdout;
}

function parseMeta(code, { errors } = {}) {
    const [script] = JSON.parse(run(['extensions', '--extensions', '.', '--json'], code))
        .filter(({ path }) => path.endsWith('x.user.js'));
    if (script?.metadata === undefined) return null;
    const lists = ['include', 'exclude', 'match', 'excludeMatch', 'require', 'grant'];
    const result = { ...Object.fromEntries(lists.map(name => [name, []])), resources: {} };
    for (const { key, value } of script.metadata) {
        const name = key === 'exclude-match' ? 'excludeMatch' : key;
        if (lists.includes(name)) result[name].push(value);
        else if (name === 'noframes') result[name] = true;
        else result[name] ??= value;
    }
    for (const { text } of script.irregularities) errors?.push(`${constants.ERR_META_SPACE_INSIDE}${JSON.stringify(text)}`);
    return result;
}

// --- The functions that the tests call.

const results = [];
const titles = [];
function describe(title, body) {
    titles.push(title);
    body();
    titles.pop();
}
function test(title, body) {
    let problem = null;
    try {
        body();
    } catch (error) {
        problem = error.message.split('\n').slice(0, 8).join('\n    ');
    }
    results.push(problem);
    console.log(`${problem === null ? 'pass' : 'FAIL'}  ${[...titles, title].join(': ')}`);
    if (problem !== null) console.log(`    ${problem}`);
}
const expect = value => ({
    toBeTruthy: () => assert.ok(value),
    toBeFalsy: () => assert.ok(!value),
    toEqual: other => assert.deepEqual(value, other),
    toThrow: message => assert.throws(value, error => {
        assert.equal(error.message, message);
        return true;
    }),
});

const names = {
    describe, test, expect, afterEach() {}, cache: {}, MatchTest, parseMeta, resetBlacklist, testBlacklist, testScript, ...constants,
};
for (const file of ['tester', 'script']) {
    const text = readFileSync(join(checkout, `test/background/${file}.test.js`), 'utf8');
    const body = text.replace(/^import [^;]*;$/gm, '');
    new Function(...Object.keys(names), body)(...Object.values(names));
}
rmSync(folder, { recursive: true });
const passed = results.filter(problem => problem === null).length;
console.log(`${passed} of ${results.length} pass`);
process.exit(passed === results.length ? 0 : 1);
