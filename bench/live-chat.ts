// A thread of its own: people in pairs who talk for a while; how long it took until what was said stood on the other's screen.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Chatter } from './live-rows.ts';
import { openBare, openSocket } from './live-socket.ts';

export interface ChatLoad {
  url: string;
  /** Empty: by the bare server. */
  chatters: Chatter[];
  people: number;
  seconds: number;
  /** Each says something about this often. */
  everySeconds: number;
}

const { url, chatters, people, seconds, everySeconds }: ChatLoad = workerData;
const latencies: number[] = [];
const saidAt = new Map<number, number>();

// One after the other, since a network may have only so many connections that have not signed in yet.
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
// The beginning warms up.
parentPort?.postMessage(latencies.slice(Math.floor(latencies.length / 5)));
for (const socket of sockets) socket.close();
