// A worker thread: pairs of users chat for a while; measures the time from sending to the other's screen.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Chatter } from './live-rows.ts';
import { openBare, openSocket } from './live-socket.ts';

export interface ChatLoad {
  url: string;
  /** Empty for the bare server. */
  chatters: Chatter[];
  people: number;
  seconds: number;
  /** About one message per user in this time. */
  everySeconds: number;
}

const { url, chatters, people, seconds, everySeconds }: ChatLoad = workerData;
const latencies: number[] = [];
const saidAt = new Map<number, number>();

// Sequentially, because of the limit of unauthenticated connections per network.
const sockets: WebSocket[] = [];
for (let who = 0; who < people; who += 1) {
  const chatter = chatters[who];
  sockets.push(chatter ? await join(chatter, who) : await openBare(url, `pair${who >> 1}`, () => seen(who)));
}

async function join(chatter: Chatter, who: number) {
  let after = 0;
  return openSocket(url, chatter.accessToken, (name) => {
    if (name === 'newer' && saidAt.has(who ^ 1)) void look();
  });
  async function look() {
    const answer = await fetch(`${url}/api/chat/job/${chatter.jobId}?after=${after}`, {
      headers: { authorization: `Bearer ${chatter.accessToken}` },
    });
    const { data }: { data?: { messages: { seq: number }[] } } = JSON.parse(await answer.text());
    after = data?.messages.at(-1)?.seq ?? after;
    seen(who);
  }
}

function seen(who: number): void {
  const said = saidAt.get(who ^ 1);
  saidAt.delete(who ^ 1);
  if (said !== undefined) latencies.push(performance.now() - said);
}

async function say(who: number, count: number): Promise<void> {
  saidAt.set(who, performance.now());
  const chatter = chatters[who];
  if (!chatter) return sockets[who]?.send('word');
  await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${chatter.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jobId: chatter.jobId, body: `Word ${count}`, clientMessageId: `${who}-${count}` }),
  });
}

const end = performance.now() + seconds * 1000;
await Promise.all(
  sockets.map(async (_socket, who) => {
    for (let count = 0; performance.now() < end; count += 1) {
      await pause(Math.random() * 2 * everySeconds * 1000);
      await say(who, count);
    }
  }),
);
await pause(300);
// The first part is warm-up.
parentPort?.postMessage(latencies.slice(Math.floor(latencies.length / 5)));
for (const socket of sockets) socket.close();
