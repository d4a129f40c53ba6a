import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ana, CAST, clara, milo } from '../../../api/test/cast.ts';
import { sessionOf } from '../../../api/test/fill.ts';
import { hire } from '../../../api/test/hiring.ts';
import { openLive } from '../../../api/test/live/live-client.ts';
import type { Installation, Product } from '../installation.ts';
import type { Report } from '../report.ts';

const MESSAGES = 200;

/** What machines have to do together that share nothing but the network. */
export async function machines(installation: Installation, report: Report): Promise<void> {
  await messagesCross(installation, report);
  await limitsHold(installation, report);
  await filesAreShared(installation, report);
  await workIsDoneOnce(installation, report);
}

async function messagesCross({ world, web }: Installation, report: Report): Promise<void> {
  const { jobId } = await hire(world, { client: clara, professional: ana });
  const [near, far] = [place(web, 0), place(web, 1)];
  const [hers, his] = [await sessionOf(world.platform, clara), await sessionOf(world.platform, ana)];
  const tab = await openLive(far, his);
  await tab.say('join', { jobId });
  const heardAt = new Map<number, number>();
  tab.socket.on('newer', ({ seq }: { seq: number }) => heardAt.set(seq, performance.now()));
  const times: number[] = [];
  for (let count = 0; count < MESSAGES; count += 1) {
    const at = performance.now();
    const seq = await post(near, hers, { jobId, body: `message ${count}`, clientMessageId: randomUUID() });
    for (const end = at + 5_000; !heardAt.has(seq) && performance.now() < end;) await pause(1);
    times.push((heardAt.get(seq) ?? Infinity) - at);
  }
  tab.close();
  times.sort((one, other) => one - other);
  const share = (part: number) => Math.round(times[Math.ceil(times.length * part) - 1] ?? Infinity);
  report.exactly('messages heard at the other machine', heardAt.size, MESSAGES);
  report.add(
    'a message from send to the other machine’s tab, p50',
    `${share(0.5)} ms`,
    'for the record',
    true,
  );
  report.atMost('a message from send to the other machine’s tab, p99', share(0.99), 100, ' ms');
}

async function post(url: string, { accessToken }: { accessToken: string }, body: object): Promise<number> {
  const answer = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data }: { data: { seq: number } } = JSON.parse(await answer.text());
  return data.seq;
}

const LIMIT = 40;

async function limitsHold(installation: Installation, report: Report): Promise<void> {
  const settings = { READS_IN_10_SECONDS: String(LIMIT) };
  const pair = [await installation.product(settings), await installation.product(settings)];
  await Promise.all(pair.map(({ server }) => server.start()));
  // Somebody who hasn’t read anything yet.
  const { accessToken } = await sessionOf(installation.world.platform, milo);
  const headers = { authorization: `Bearer ${accessToken}` };
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: LIMIT * 3 }, (_, count) =>
      fetch(`${place(pair, count % 2)}/api/users`, { headers }),
    ),
  );
  const tookMs = performance.now() - began;
  for (const { server } of pair) await server.stop();
  const good = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  // A window that ended meanwhile allows as many again.
  const windows = 1 + Math.ceil(tookMs / 10_000);
  report.add(
    `of ${LIMIT * 3} reads at two machines, ${refused} refused; let through`,
    String(good),
    `${LIMIT}, or twice that over the edge of a window`,
    good >= LIMIT && good <= LIMIT * windows && good + refused === LIMIT * 3,
  );
}

async function filesAreShared({ world, web }: Installation, report: Report): Promise<void> {
  const { accessToken } = await sessionOf(world.platform, clara);
  const headers = { authorization: `Bearer ${accessToken}` };
  const bytes = Buffer.from(randomBytes(60_000).toString('base64'));
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'text/plain' }), 'kit.txt');
  const sent = await fetch(`${place(web, 0)}/api/upload/file`, { method: 'POST', headers, body: form });
  const { data }: { data: { url: string } } = JSON.parse(await sent.text());
  const answer = await fetch(`${place(web, 1)}${new URL(data.url, 'http://x').pathname}`, { headers });
  const isSame = bytes.equals(Buffer.from(await answer.arrayBuffer()));
  report.exactly('a file uploaded at A and read at B', isSame ? 'the same' : 'another', 'the same');
}

/** Two processes for background work, and mails that either may send. */
async function workIsDoneOnce(installation: Installation, report: Report): Promise<void> {
  const { world, web } = installation;
  const second = await installation.product({}, '--background');
  await second.server.start();
  const people = CAST.map(({ email }) => email);
  const since = new Date().toISOString();
  for (const email of people)
    await fetch(`${place(web, 0)}/api/auth/forgotPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  // The mailbox drops what comes twice: how often each was attempted stands with it.
  const codes = () =>
    world.platform.db
      .selectFrom('mails')
      .select(['sentAt', 'tries'])
      .where('kind', '=', 'code')
      .where('createdAt', '>=', since)
      .execute();
  const end = performance.now() + 30_000;
  while (performance.now() < end && (await codes()).some(({ sentAt }) => sentAt === null)) await pause(250);
  // What would be done twice has time to be.
  await pause(3_000);
  const once = (await codes()).filter(({ sentAt, tries }) => sentAt !== null && tries === 1).length;
  await second.server.stop();
  report.exactly(
    `of ${people.length} tasks that two machines could do, done exactly once`,
    once,
    people.length,
  );
}

const place = (products: readonly Product[], index: number) => products[index]?.url ?? '';
