import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Answers, RequestLoad } from './request-load.ts';

/** Sends the load from a thread of its own, and tells what came back; the signal cuts it short. */
export async function sendRequests(load: RequestLoad, cut?: AbortSignal): Promise<Answers> {
  const worker = new Worker(new URL('request-load.ts', import.meta.url), { workerData: load });
  cut?.addEventListener('abort', () => worker.postMessage('cut'));
  const [answers]: Answers[] = await once(worker, 'message');
  if (!answers) throw new Error('a load told nothing');
  return answers;
}

/** In milliseconds; the last one is the worst. */
export const quantile = (latencies: readonly number[], share: number) =>
  latencies.toSorted((one, other) => one - other)[Math.floor((latencies.length - 1) * share)] ?? Infinity;

export const countsOf = ({ statuses }: Answers) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** The access token and the cookies of a demo person. Right after its start the product may refuse for a while. */
export async function signInAs(url: string, name: string, tries = LOGIN_TRIES) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.parley.test`, password: 'parley-demo-1' }),
  });
  if (!login.ok) {
    if (tries === 0) throw new Error(`the login was answered ${login.status}: ${await login.text()}`);
    await pause(1_000);
    return signInAs(url, name, tries - 1);
  }
  const { data }: { data: { accessToken: string } } = JSON.parse(await login.text());
  return { accessToken: data.accessToken, cookies: login.headers.getSetCookie() };
}

const LOGIN_TRIES = 30;
