// `node browser.ts` installs a browser if the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser() ?? undefined, args: BROWSER_FLAGS });
}

/** Installs Playwright's Chromium, or Debian's if that download fails and we are root. */
function installBrowser(): string | null {
  console.log('Installing a browser for the tests, for this machine has none');
  run('playwright', ['install', 'chromium']);
  const own = findBrowser();
  if (own || process.getuid?.() !== 0) return own;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return findBrowser();
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
  const browser = findBrowser() ?? installBrowser();
  if (browser) console.log(`Browser: ${browser}`);
  else {
    console.error('No browser could be installed: install Chromium, or set CHROME_PATH to one.');
    process.exitCode = 1;
  }
}
