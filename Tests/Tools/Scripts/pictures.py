"""pictures.py: takes the pictures of the documents from `webaction serve`, in WebKit on a virtual screen.

Usage: python3 Tests/Tools/Scripts/pictures.py WEBACTION

It needs Debian's webkit2gtk-driver and xvfb, and PyPI's selenium. The pictures are PNGs in docs/pictures. Look at them before you commit them.
"""
import pathlib
import signal
import subprocess
import sys
import time

import webkit_browser

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / 'docs/pictures'
SECONDS = 60
WIDTH, HEIGHT = 1000, 800
# The most bytes that a picture of the documents may have.
LIMIT = 200_000

# A picture's name, the arguments of `webaction serve`, and the element of its page that the picture shows.
PICTURES = [
    ('run.png', ['pages/greetings.html', '--extension', 'translate'], '#preview'),
]


def take(driver, address, selector):
    """A picture of an element of a page, once the run that the page shows is done and its frames are drawn."""
    from selenium.webdriver.common.by import By
    from selenium.webdriver.support.ui import WebDriverWait

    def is_done(browser):
        return any(verdict.text == 'changed' for verdict in browser.find_elements(By.CSS_SELECTOR, '.verdict'))

    def picture():
        return driver.find_element(By.CSS_SELECTOR, selector).screenshot_as_png

    driver.get(address)
    waiting = WebDriverWait(driver, SECONDS)
    waiting.until(is_done)
    # The pages are short; their frames can be resized by hand, too.
    driver.execute_script("for (const frame of document.querySelectorAll('iframe')) frame.style.height = '220px'")
    for frame in driver.find_elements(By.CSS_SELECTOR, 'iframe'):
        driver.switch_to.frame(frame)
        waiting.until(lambda browser: browser.find_element(By.CSS_SELECTOR, 'body').text)
        driver.switch_to.default_content()
    last = None
    while (now := picture()) != last:
        last = now
        time.sleep(1)
    return now


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with webkit_browser.display():
        driver = webkit_browser.start(SECONDS)
        try:
            driver.set_window_size(WIDTH, HEIGHT)
            for name, arguments, selector in PICTURES:
                serving = subprocess.Popen([program, 'serve', *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True)
                try:
                    picture = take(driver, serving.stdout.readline().strip(), selector)
                finally:
                    serving.send_signal(signal.SIGINT)
                    serving.wait()
                if len(picture) > LIMIT:
                    sys.exit(f'{name} has {len(picture)} bytes, more than {LIMIT}.')
                (FOLDER / name).write_bytes(picture)
        finally:
            driver.quit()


if __name__ == '__main__':
    main()
