// A worker thread: clients that send requests in loops for some seconds, and the responses they got.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface RequestSpec {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** `{turn}` becomes the number of the request, in twelve digits. */
  body?: string;
}

/** Concurrent loops; each sends again after its response, or at a fixed interval. */
export interface RequestLoad {
  url: string;
  seconds: number;
  /** Local addresses to send from, in rotation. */
  from: string[];
  loops: number;
  /** Between the starts of a loop's requests; 0: as fast as possible. */
  intervalMs: number;
  /** Sent in rotation. */
  requests: RequestSpec[];
  /** The number of the first request; 0 unless given. */
  firstTurn?: number;
}

export interface Answers {
  latencies: number[];
  /** Count by status; 0: no response. */
  statuses: Record<number, number>;
}

const TIMEOUT_MS = 30_000;
const { url, seconds, from, loops, intervalMs, requests, firstTurn = 0 }: RequestLoad = workerData;
const answers: Answers = { latencies: [], statuses: {} };
const agents = from.map((localAddress) => new Agent({ keepAlive: true, maxSockets: Infinity, localAddress }));
let until = performance.now() + seconds * 1000;
let turn = firstTurn;

function ask(
  { method, path, headers, ...spec }: RequestSpec,
  number: number,
  agent: Agent | undefined,
): Promise<number> {
  const body = spec.body?.replaceAll('{turn}', String(number).padStart(12, '0')) ?? '';
  return new Promise((resolve) => {
    const json = body === '' ? {} : { 'content-type': 'application/json', 'content-length': body.length };
    const asking = request(url + path, { method, agent, headers: { ...headers, ...json } }, (answer) => {
      answer.on('error', () => resolve(0)).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asking.setTimeout(TIMEOUT_MS, () => asking.destroy());
    asking.on('error', () => resolve(0)).end(body);
  });
}

async function loop(number: number): Promise<void> {
  const first = performance.now() + (intervalMs * number) / loops;
  for (let beat = 0; ; beat += 1) {
    const due = intervalMs === 0 ? performance.now() : first + beat * intervalMs;
    if (due >= until) return;
    await pause(Math.max(0, due - performance.now()));
    const next = requests[turn % requests.length];
    const asked = turn;
    turn += 1;
    if (!next) return;
    const began = performance.now();
    const status = await ask(next, asked, agents[number % agents.length]);
    answers.latencies.push(performance.now() - began);
    answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
  }
}

const endConnections = () => {
  for (const agent of agents) agent.destroy();
};
parentPort?.once('message', () => {
  until = 0;
  endConnections();
});

await Promise.all(Array.from({ length: loops }, (_, number) => loop(number)));
endConnections();
parentPort?.postMessage(answers);
parentPort?.close();
