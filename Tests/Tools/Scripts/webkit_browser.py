"""webkit_browser.py: WebKitGTK's browser under its driver, on a virtual screen.

It needs Debian's webkit2gtk-driver and xvfb, and PyPI's selenium.
"""
import contextlib
import glob
import importlib.util
import os
import shutil
import subprocess


def program():
    """The browser's executable; None if it is not installed."""
    return next(iter(glob.glob('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')), None)


def is_installed():
    """Whether everything that `start` and `display` need is installed."""
    return bool(importlib.util.find_spec('selenium') and program() and shutil.which('WebKitWebDriver') and shutil.which('Xvfb'))


def start(seconds):
    """A driver of a new browser, with a time limit in seconds for pages and scripts."""
    from selenium import webdriver

    options = webdriver.WebKitGTKOptions()
    options.binary_location = program() or 'MiniBrowser'
    options.add_argument('--automation')
    environment = dict(os.environ, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS='1', WEBKIT_DISABLE_COMPOSITING_MODE='1')
    driver = webdriver.WebKitGTK(options=options, service=webdriver.WebKitGTKService(shutil.which('WebKitWebDriver'), env=environment))
    driver.set_script_timeout(seconds)
    driver.set_page_load_timeout(seconds)
    return driver


@contextlib.contextmanager
def display():
    """Starts a virtual screen, unless there is a screen."""
    if os.environ.get('DISPLAY'):
        yield
        return
    read, write = os.pipe()
    screen = subprocess.Popen(['Xvfb', '-displayfd', str(write), '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], pass_fds=[write],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    os.environ['DISPLAY'] = ':' + os.read(read, 16).decode().strip()
    try:
        yield
    finally:
        del os.environ['DISPLAY']
        screen.terminate()
        screen.wait()
