import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Chatter } from './live-rows.ts';
import { openBare, openSocket } from './live-socket.ts';
import type { ChatLoad } from './live-chat.ts';
import { medianRatio, type Pair } from './pairs.ts';

const PEOPLE = 200;
const IDLE = 2_000;
const MEMORY_PAIRS = 3;
const GOALS = { p50: 10, p99: 60, memory: 4 };
const CHAT_LOAD = { people: PEOPLE, seconds: 20, everySeconds: 4 };

interface Started {
  child: ChildProcess;
  url: string;
  chatters: Chatter[];
}

/** The memory of 2,000 idle connections against bare `ws`, and send-to-seen latency with 200 chatting users. */
export async function live(): Promise<boolean> {
  console.log('\nlive channel');
  console.log(`node ${process.version} · ${cpus().length} cores · load ${loadavg()[0]?.toFixed(2)}`);
  const pairs: Pair[] = [];
  while (pairs.length < MEMORY_PAIRS) pairs.push(await withBoth(idleMemory));
  const ratio = medianRatio(pairs);
  const isSmall = ratio <= GOALS.memory;
  console.log(
    `  median of ${pairs.length}: ${ratio.toFixed(2)} (at most ${GOALS.memory}): ${isSmall ? 'good' : 'TOO MUCH'}`,
  );
  return (await withBoth(sendToSeen)) && isSmall;
}

/** Measures with fresh servers, so that neither has spare heap from before. */
async function withBoth<T>(measure: (ours: Started, bare: Started) => Promise<T>): Promise<T> {
  const [ours, bare] = [await start('ours'), await start('bare')];
  try {
    return await measure(ours, bare);
  } finally {
    for (const { child } of [ours, bare]) {
      child.send('end');
      await once(child, 'exit');
    }
  }
}

async function start(kind: 'ours' | 'bare'): Promise<Started> {
  const child = fork(new URL('live-server.ts', import.meta.url), [kind, String(PEOPLE / 2)], {
    execArgv: ['--expose-gc'],
  });
  const [started]: Omit<Started, 'child'>[] = await once(child, 'message');
  if (!started) throw new Error('the server did not start');
  return { child, ...started };
}

async function sendToSeen(ours: Started, bare: Started): Promise<boolean> {
  const floor = quantiles(await runChat({ ...CHAT_LOAD, url: bare.url, chatters: [] }));
  const seen = quantiles(await runChat({ ...CHAT_LOAD, url: ours.url, chatters: ours.chatters }));
  const good = seen.p50 <= GOALS.p50 && seen.p99 <= GOALS.p99;
  console.log(`  bare ws, passed on: p50 ${floor.p50.toFixed(1)} ms, p99 ${floor.p99.toFixed(1)} ms`);
  console.log(
    `  send to seen, ${PEOPLE} people, ${seen.count} messages: p50 ${seen.p50.toFixed(1)} ms (at most ${GOALS.p50}), ` +
      `p99 ${seen.p99.toFixed(1)} ms (at most ${GOALS.p99}): ${good ? 'good' : 'TOO SLOW'}`,
  );
  return good;
}

async function runChat(load: ChatLoad): Promise<number[]> {
  const worker = new Worker(new URL('live-chat.ts', import.meta.url), { workerData: load });
  const [latencies]: number[][] = await once(worker, 'message');
  await worker.terminate();
  return latencies ?? [];
}

function quantiles(latencies: readonly number[]) {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

async function idleMemory(ours: Started, bare: Started): Promise<Pair> {
  const { chatters, url } = ours;
  const used = await grown(ours, (index) =>
    openSocket(url, chatters[index % chatters.length]?.accessToken ?? ''),
  );
  const floor = await grown(bare, (index) => openBare(bare.url, `idle${index}`));
  const kilobytes = (bytes: number) => (bytes / IDLE / 1024).toFixed(1);
  console.log(
    `  ${IDLE} idle connections hold ${kilobytes(used.held)} kB each (the process grew by ${kilobytes(used.rss)}), ` +
      `bare ws ${kilobytes(floor.held)} kB (${kilobytes(floor.rss)})`,
  );
  // Heap in use is reproducible; resident growth depends on what the process had to spare.
  return { ours: used.held, peer: floor.held };
}

/** The growth of a server's memory with these connections open. */
async function grown(server: Started, open: (index: number) => Promise<WebSocket>) {
  // Warm up: one-time allocations are not the connections' cost.
  const first = await Promise.all(Array.from({ length: 50 }, (_, index) => open(index)));
  const before = await memoryOf(server);
  const sockets: WebSocket[] = [];
  for (let index = 0; index < IDLE; index += 50)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, (_, each) => open(50 + index + each)))));
  const after = await memoryOf(server);
  for (const socket of [...first, ...sockets]) socket.close();
  return { rss: after.rss - before.rss, held: after.held - before.held };
}

async function memoryOf({ child }: Started): Promise<{ rss: number; held: number }> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  child.send('memory');
  const [memory]: { rss: number; held: number }[] = await once(child, 'message');
  return memory ?? { rss: 0, held: 0 };
}
