import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { removeDataDir, scratchDataDir } from '../scratch.ts';

const root = path.join(import.meta.dirname, '../..');

/** Runs work against a disposable product. */
export async function withProduct<T>(work: (baseURL: string) => Promise<T>): Promise<T> {
  const dataDir = await scratchDataDir('parley-own-');
  const [port, outsidePort] = [await freePort(), await freePort()];
  const product = spawn(process.execPath, ['start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      OUTSIDE_PORT: String(outsidePort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
  });
  const baseURL = `http://127.0.0.1:${port}`;
  try {
    await untilReady(baseURL, product);
    return await work(baseURL);
  } finally {
    if (product.exitCode === null) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    await removeDataDir(dataDir);
  }
}

async function untilReady(baseURL: string, product: ChildProcess): Promise<void> {
  while (product.exitCode === null) {
    const answer = await fetch(`${baseURL}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('the product did not start');
}
