import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import { comingTime, consultation, move } from '../../test/consultations.ts';
import { complete, hire, type HiredJob } from '../../test/hiring.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { respond, send } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let job: HiredJob;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  job = await hire(world, { client: clara, professional: ana });
  await world.advance({ minutes: 3 });
});
afterAll(() => world.close());

/** What both sides' mails are about, of the work and three minutes after it; invites for calendars apart. */
async function subjectsAfter(work: () => Promise<unknown>): Promise<string[]> {
  const all = async () =>
    Promise.all([clara, ana].map(async ({ email }) => (await mailsTo(world, email)).toReversed()));
  const before = await all();
  await work();
  await world.advance({ minutes: 3 });
  const mails = (await all()).flatMap((those, person) => those.slice(before[person]?.length));
  return mails.filter(({ files }) => files.length === 0).map(({ subject }) => subject);
}

const unreadOf = async () => {
  const { notifications } = await job.client.ok('GET /api/notification/unread');
  return notifications.map(({ message }) => message);
};

test('a proposal is mailed after two minutes, unless it has been answered', async () => {
  const isAboutProposal = /sent you a proposal/;
  const waiting = await subjectsAfter(() => send(world, job, 'PROPOSAL'));
  expect(waiting.filter((subject) => isAboutProposal.test(subject))).toHaveLength(1);
  await job.client.ok('POST /api/notification/clear-all');
  const answered = await subjectsAfter(async () => {
    await respond(job.client, await send(world, job, 'PROPOSAL'), 'accept');
  });
  expect(answered.filter((subject) => isAboutProposal.test(subject))).toEqual([]);
  // Only its reader can say that it has been read.
  expect(await unreadOf()).toContainEqual(expect.stringMatching(isAboutProposal));
});

test('what somebody else did about a proposal is still mailed', async () => {
  const subjects = await subjectsAfter(async () => {
    await respond(job.professional, await send(world, job, 'PROPOSAL'), 'withdraw');
  });
  expect(subjects).toEqual([expect.stringMatching(/^2 new notifications: Ana .* sent you a proposal/)]);
});

test('a new time that is accepted at once is mailed to nobody but as a calendar invite', async () => {
  const subjects = await subjectsAfter(async () => {
    const { id } = await consultation(job);
    await move(job.professional, id, 'request', { startsAt: comingTime(world, job) });
    await move(job.client, id, 'accept');
  });
  expect(subjects).toEqual([expect.stringContaining('accepted')]);
});

test('work that is accepted at once isn’t mailed as delivered', async () => {
  const subjects = await subjectsAfter(() => complete(world, job));
  expect(subjects.filter((subject) => /delivered/.test(subject))).toEqual([]);
});
