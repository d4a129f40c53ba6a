import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { once } from 'node:events';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { ZONE } from '../../screens/occasions.ts';
import { freePort } from '../../../tools/ports.ts';
import { startWatchingProxy } from './watching-proxy.ts';

const [MINI_BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

// (Some screens have another title for print.)
const IS_WHOLE = `
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
  return titles.length === 1 && document.querySelector('.skeleton') === null`;

export interface WebKit {
  driver: WebDriver;
  /** What pages logged, threw and violated. */
  seen: string[];
  /** Opens a path of the product; whole before and after, as a page that is left while it loads logs what it didn't get. */
  open: (path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Why WebKit can't be tested here, if it can't. */
export function webKitIsMissing(): string | null {
  const isThere = (program: string) =>
    !spawnSync(program, ['--help'], { stdio: 'ignore', timeout: 30_000 }).error;
  if (MINI_BROWSER && isThere('WebKitWebDriver') && isThere('Xvfb')) return null;
  return 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb';
}

/** Starts Debian’s WebKitGTK on a screen of its own. */
export async function startWebKit(baseURL: string, density: number): Promise<WebKit> {
  const proxy = await startWatchingProxy();
  const screen = await startScreen();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${screen.display}`,
    GDK_BACKEND: 'x11',
    GDK_DPI_SCALE: String(density),
    // Without it the language of pages is "C".
    LANG: 'C.UTF-8',
    LANGUAGE: 'en_GB',
  };
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = await untilItStarts(() =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: proxy.address },
        'webkitgtk:browserOptions': {
          binary: MINI_BROWSER,
          args: ['--automation', `--time-zone=${ZONE}`],
        },
      })
      .build(),
  );
  return {
    driver,
    seen: proxy.seen,
    async open(path) {
      await driver.wait(proxy.isIdle, 60_000);
      await driver.get(`${baseURL}${path}`);
      await driver.wait(() => driver.executeScript<boolean>(IS_WHOLE), 60_000);
      await driver.wait(proxy.isIdle, 60_000);
    },
    async resize(width, height) {
      const bars = Number(
        await driver.executeScript('return outerHeight - innerHeight * arguments[0]', density),
      );
      const size = { width: Math.ceil(width * density), height: Math.ceil(height * density + bars) };
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      await driver.wait(async () => (await driver.executeScript('return innerWidth')) === width, 30_000);
      // Until it is painted anew.
      await driver.executeAsyncScript('requestAnimationFrame(() => requestAnimationFrame(arguments[0]))');
    },
    async close() {
      await driver.quit();
      await Promise.all([service, screen.server].map(stop));
      proxy.close();
    },
  };
}

async function startScreen(): Promise<{ server: ChildProcess; display: string }> {
  const options = ['-displayfd', '1', '-screen', '0', '1920x3200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(server.stdout, 'data');
  return { server, display: String(display).trim() };
}

async function untilItStarts(start: () => Promise<WebDriver>, tries = 20): Promise<WebDriver> {
  try {
    return await start();
  } catch (error) {
    if (tries === 0 || !/ECONNREFUSED/.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return untilItStarts(start, tries - 1);
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
