#!/usr/bin/env python3
"""Run userscripts and bookmarklets in a real WebKit.

    xvfb-run webkit_scripts.py < JOBS > ANSWERS

A job is a line of JSON: name, html, url, and either source, a user script with its moment (start or end) and its world (page or content), or
address, which the page navigates to. Two seconds after the load the answer follows, a line of JSON: tree (in html5lib's format), errors,
dialogs, navigations. Dialogs are dismissed, navigations are ignored, and nothing is loaded from a network.

It needs Debian's python3-gi and gir1.2-webkit2-4.1, and Debian's own Python.
"""
import json
import sys

import gi
gi.require_version('WebKit2', '4.1')
gi.require_version('Gtk', '3.0')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

WATCH = ("window.errors = []; addEventListener('error', e => { if (e.message) errors.push(`${e.message} (line ${e.lineno})`); });"
         "addEventListener('unhandledrejection', e => errors.push(`rejected: ${e.reason && e.reason.message || e.reason}`));")
TREE = r"""
JSON.stringify({ errors, tree: (root => {
  const lines = [], prefixes = { 'http://www.w3.org/2000/svg': 'svg ', 'http://www.w3.org/1998/Math/MathML': 'math ' };
  const spaces = { 'http://www.w3.org/1999/xlink': 'xlink ', 'http://www.w3.org/XML/1998/namespace': 'xml ', 'http://www.w3.org/2000/xmlns/': 'xmlns ' };
  (function list(node, depth) {
    const margin = '| ' + '  '.repeat(depth);
    switch (node.nodeType) {
      case 1:
        lines.push(`${margin}<${prefixes[node.namespaceURI] || ''}${node.localName}>`);
        for (const [name, value] of Array.from(node.attributes, a => [a.namespaceURI ? (spaces[a.namespaceURI] || '') + a.localName : a.name, a.value])
          .sort((a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)) lines.push(`${margin}  ${name}="${value}"`);
        break;
      case 3: lines.push(`${margin}"${node.data}"`); break;
      case 4: lines.push(`${margin}<![CDATA[${node.data}]]>`); break;
      case 7: lines.push(`${margin}<?${node.target} ${node.data}>`); break;
      case 8: lines.push(`${margin}<!-- ${node.data} -->`); break;
      case 10: lines.push(`${margin}<!DOCTYPE ${node.name}${node.publicId || node.systemId ? ` "${node.publicId}" "${node.systemId}"` : ''}>`);
    }
    const inner = node.nodeType === 9 ? 0 : depth + 1;
    for (const child of node.childNodes) list(child, inner);
    if (node.localName === 'template' && node.content) {
      lines.push(`${margin}  content`);
      for (const child of node.content.childNodes) list(child, inner + 1);
    }
  })(root, 0);
  return lines.join('\n');
})(document) })
"""


class Page:
    """A page of one job, in a view of its own."""

    def __init__(self, job, window, done):
        self.job, self.window, self.done = job, window, done
        self.dialogs, self.navigations, self.is_loaded, self.is_over = [], [], False, False
        context = WebKit2.WebContext.new_ephemeral()
        context.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new('http://127.0.0.1:9', None))
        manager = WebKit2.UserContentManager()
        frames, times = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime
        manager.add_script(WebKit2.UserScript.new_for_world(WATCH, frames, times.START, 'watch', None, None))
        if 'source' in job:
            moment = times.START if job.get('moment') == 'start' else times.END
            if job.get('world') == 'content':
                script = WebKit2.UserScript.new_for_world(job['source'], frames, moment, 'userscript', None, None)
            else:
                script = WebKit2.UserScript(job['source'], frames, moment, None, None)
            manager.add_script(script)
        self.view = WebKit2.WebView(web_context=context, user_content_manager=manager)
        for signal, handler in (('script-dialog', self.dialog), ('decide-policy', self.decide), ('load-changed', self.load),
                                ('web-process-terminated', lambda *_: self.finish({'failed': 'the process ended'}))):
            self.view.connect(signal, handler)
        GLib.timeout_add(20000, self.finish, {'failed': 'time limit'})
        window.add(self.view)
        window.show_all()
        self.view.load_html(job['html'], job['url'])

    def dialog(self, _, dialog):
        """Dismisses a dialog."""
        kind = dialog.get_dialog_type()
        self.dialogs.append(dialog.get_message())
        if kind in (WebKit2.ScriptDialogType.CONFIRM, WebKit2.ScriptDialogType.BEFORE_UNLOAD_CONFIRM):
            dialog.confirm_set_confirmed(False)
        return True

    def decide(self, _, decision, kind):
        """Ignores navigations of the loaded page."""
        if kind == WebKit2.PolicyDecisionType.RESPONSE or not self.is_loaded:
            return False
        address = decision.get_navigation_action().get_request().get_uri()
        if kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION and address.startswith(('about:', 'blob:', 'data:', 'javascript:')):
            return False
        self.navigations.append(address)
        decision.ignore()
        return True

    def load(self, _, event):
        """Starts the bookmarklet, and the time that scripts have."""
        if event != WebKit2.LoadEvent.FINISHED or self.is_loaded:
            return
        self.is_loaded = True
        if 'address' in self.job:
            self.view.evaluate_javascript(f'location.href = {json.dumps(self.job["address"])}', -1, None, None, None, lambda *_: None)
        GLib.timeout_add(2000, self.look)

    def look(self):
        """Asks for the tree, in a world of its own."""
        def answer(view, result):
            try:
                self.finish(json.loads(view.evaluate_javascript_finish(result).to_string()))
            except GLib.Error as error:
                self.finish({'failed': str(error)})
        self.view.evaluate_javascript(TREE, -1, 'watch', None, None, answer)
        return False

    def finish(self, answer):
        """Prints the answer, and begins the next job."""
        if not self.is_over:
            self.is_over = True
            print(json.dumps({'name': self.job['name'], **answer, 'dialogs': self.dialogs, 'navigations': self.navigations}), flush=True)
            self.window.remove(self.view)
            self.done()
        return False


def main():
    window = Gtk.OffscreenWindow()
    window.set_default_size(1280, 1024)
    jobs = map(json.loads, sys.stdin)

    def begin():
        job = next(jobs, None)
        if job is None:
            Gtk.main_quit()
        else:
            Page(job, window, lambda: GLib.idle_add(begin))
        return False
    GLib.idle_add(begin)
    Gtk.main()


if __name__ == '__main__':
    main()
