// `node browser.ts` installs a browser for the tests if the machine has none that suits them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

// The shell renders the same without a window, and opens pages in half the time.
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that starts on this machine: CHROME_PATH, one in the PATH, or Playwright's own. */
export function findBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const candidates = [process.env.CHROME_PATH ?? '', ...installed, chromium.executablePath()];
  return (
    candidates.find((candidate) => candidate !== '' && existsSync(candidate) && starts(candidate)) ?? null
  );
}

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags that give Chromium a fake camera and microphone, and let two pages on one machine connect. */
export const CALL_FLAGS = [
  // Half the usual pictures a second: encoding and decoding them is most of what these tests cost.
  '--use-fake-device-for-media-stream=fps=10',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
];

/** Its standard text in another size, in pixels, as its settings have it: media queries in rem follow. */
export function launchBrowser(textSize?: number): Promise<Browser> {
  const setting = textSize === undefined ? [] : [`--blink-settings=defaultFontSize=${textSize}`];
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [...BROWSER_FLAGS, ...setting],
  });
}

/** Installs Debian's headless shell where root can, or else Playwright's Chromium if there is no browser at all. */
function installBrowser(): string | null {
  const found = findBrowser();
  if (found && (path.basename(found) === SHELL || !canInstallPackages())) return found;
  console.log('Installing a browser for the tests');
  if (canInstallPackages()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', SHELL]);
  }
  if (!findBrowser()) run('playwright', ['install', 'chromium']);
  return findBrowser();
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROME_PATH;
}

// Playwright's download may be present and still miss system libraries.
function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, env });
}

if (import.meta.main) {
  const browser = installBrowser();
  if (browser) console.log(`Browser: ${browser}`);
  else {
    console.error('No browser could be installed: install Chromium, or set CHROME_PATH to one.');
    process.exitCode = 1;
  }
}
