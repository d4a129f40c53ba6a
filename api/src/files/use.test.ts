import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, CAST, clara, LAW, milo, PASSWORD, tendai, type Character } from '../../test/cast.ts';
import { sessionOf } from '../../test/fill.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { filesOnDisk, upload } from '../../test/uploads.ts';
import { createWorld, type World } from '../../test/world.ts';
import sharp from 'sharp';

let world: World;
let job: HiredJob;
beforeAll(async () => {
  world = await createWorld();
  job = await hire(world, { client: clara, professional: ana });
});
afterAll(() => world.close());
beforeEach(() => world.platform.db.deleteFrom('throttles').execute());

const IMAGE = '/api/upload/image';
const jobUrl = () => `/api/upload/job/${job.jobId}`;
const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const portrait = async (who: Character) =>
  upload(world, who, { url: IMAGE, fileName: 'me.png', bytes: await picture() });
const posting = {
  title: 'A contract to be read',
  description: 'Twelve pages.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  skills: ['Contracts'],
  experience: 36 as const,
  pricing: 'FIXED' as const,
  budgetMinCents: 5_000,
  budgetMaxCents: 9_000,
};
const say = (attachments: string[], body = '') =>
  job.client.call('POST /api/chat/message', {
    body: {
      jobId: job.jobId,
      body,
      attachments,
      clientMessageId: attachments.join(' ').slice(0, 90) || body,
    },
  });

async function statusFor(url: string, who: Character | null): Promise<number> {
  const session = who && (await sessionOf(world.platform, who));
  const headers = session ? { authorization: `Bearer ${session.accessToken}` } : {};
  return (await world.app.inject({ url, headers })).statusCode;
}

/** Who can download the file, anonymous users included. */
async function seenBy(url: string): Promise<string[]> {
  const people = [null, ...CAST];
  const statuses = await Promise.all(people.map((who) => statusFor(url, who)));
  expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
  return people.filter((_, index) => statuses[index] === 200).map((who) => who?.firstName ?? 'anybody');
}
const everybody = ['anybody', ...CAST.map(({ firstName }) => firstName)];

describe('who may see a file', () => {
  test('that hangs on nothing yet: its owner', async () => {
    expect(await seenBy((await upload(world, clara)).url)).toEqual(['Clara']);
  });

  test('of a job: its two sides and admins, whoever brought it', async () => {
    const sides = ['Clara', 'Ana', 'Ada'];
    expect(await seenBy((await upload(world, ana, { url: jobUrl() })).url)).toEqual(sides);
    const said = await upload(world, clara);
    expect((await say([said.id])).status).toBe(201);
    expect(await seenBy(said.url)).toEqual(sides);
  });

  test('of a posting, and a portrait: everybody', async () => {
    const file = await upload(world, clara);
    const posted = await job.client.ok('POST /api/job/jobPosting', {
      body: { ...posting, attachments: [file.id] },
    });
    expect(posted.attachments).toEqual([file]);
    expect(await seenBy(file.url)).toEqual(everybody);
    const me = await portrait(tendai);
    const names = { firstName: 'Tendai', lastName: 'K', displayName: 'Tendai', timeZone: 'Africa/Harare' };
    const changed = await (
      await world.as(tendai)
    ).ok('PUT /api/users', { body: { ...names, avatarFileId: me.id } });
    expect(changed.avatarUrl).toBe(me.url);
    expect(await seenBy(me.url)).toEqual(everybody);
  });

  test('and what an admin sees because they are one is written down', async () => {
    const { id, url } = await upload(world, ana, { url: jobUrl() });
    await statusFor(url, clara);
    await statusFor(url, ada);
    const read = world.platform.db.selectFrom('auditEntries').select(['actorId', 'subjectId']);
    expect(await read.where('action', '=', 'file.read').where('subjectId', '=', id).execute()).toEqual([
      { actorId: ada.id, subjectId: id },
    ]);
  });
});

describe('the files of a job', () => {
  test('are listed for its two sides and admins, the newest first, with who brought them', async () => {
    const other = await hire(world, { client: clara, professional: ana });
    const url = `/api/upload/job/${other.jobId}`;
    const first = await upload(world, clara, { url, fileName: 'brief.txt' });
    const second = await upload(world, ana, { url, fileName: 'answer.txt' });
    for (const who of [clara, ana, ada]) {
      const listed = await (
        await world.as(who)
      ).ok('GET /api/upload/job/:jobId', { params: { jobId: other.jobId } });
      expect(listed).toMatchObject([
        { id: second.id, name: 'answer.txt', uploadedBy: { id: ana.id, displayName: 'Ana Rincón' } },
        { id: first.id, name: 'brief.txt', uploadedBy: { id: clara.id } },
      ]);
    }
    for (const who of [milo, tendai])
      expect(
        await (await world.as(who)).refused('GET /api/upload/job/:jobId', { params: { jobId: other.jobId } }),
      ).toBe('not_found');
  });
});

describe('a message', () => {
  test('carries files in the order they were given, and needs no words beside them', async () => {
    const [one, two] = [
      await upload(world, clara, { fileName: '1.txt' }),
      await upload(world, clara, { fileName: '2.txt' }),
    ];
    const sent = await say([two.id, one.id]);
    expect(sent.data).toMatchObject({ body: '', attachments: [two, one] });
    const { messages } = await job.professional.ok('GET /api/chat/job/:jobId', {
      params: { jobId: job.jobId },
    });
    expect(messages.at(-1)?.attachments).toEqual([two, one]);
    const admin = await world.as(ada);
    const read = await admin.ok('GET /api/chat/job/admin/:jobId', { params: { jobId: job.jobId } });
    expect(read.messages.at(-1)?.attachments).toEqual([two, one]);
  });

  test('sent again with its files is the same message', async () => {
    const { id } = await upload(world, clara);
    const [first, again] = [await say([id]), await say([id])];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.data).toEqual(first.data);
  });

  test('without words and files is none, and eleven files are too many', async () => {
    expect(await say([], ' ')).toMatchObject({ status: 400, errors: [{ path: 'body' }] });
    const ids = await Promise.all(Array.from({ length: 11 }, async () => (await upload(world, clara)).id));
    expect(await say(ids)).toMatchObject({ status: 400, errors: [{ path: 'attachments' }] });
  });

  test('takes one’s own free files only, in the same words whoever’s the others are', async () => {
    const mine = await upload(world, clara);
    await say([mine.id]);
    const strange = [mine.id, (await upload(world, ana)).id, (await upload(world, milo)).id, milo.id];
    for (const id of strange) {
      const answer = await say([(await upload(world, clara)).id, id], 'Look');
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(answer.errors).toEqual([{ path: 'attachments', message: 'We couldn’t find this file.' }]);
    }
    const { id } = await upload(world, clara);
    const twice = await say([id, id.toUpperCase()], 'Twice');
    expect(twice).toMatchObject({ status: 400, errors: [{ path: 'attachments' }] });
  });

  test('and others that want the same file at once: one gets it', async () => {
    const { id } = await upload(world, clara);
    const wants = Array.from({ length: 10 }, (_, number) =>
      job.client.call('POST /api/chat/message', {
        body: { jobId: job.jobId, body: '', attachments: [id], clientMessageId: `at once ${number}` },
      }),
    );
    const answers = await Promise.all(wants);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 400),
    ]);
  });
});

describe('a posting', () => {
  test('keeps its files through a change, and gives back those that are left out', async () => {
    const [one, two] = [
      await upload(world, clara, { fileName: '1.txt' }),
      await upload(world, clara, { fileName: '2.txt' }),
    ];
    const { id } = await job.client.ok('POST /api/job/jobPosting', {
      body: { ...posting, attachments: [one.id, two.id] },
    });
    const three = await upload(world, clara, { fileName: '3.txt' });
    const body = { ...posting, id, attachments: [three.id, two.id] };
    const changed = await job.client.ok('PUT /api/job/jobPosting', { body });
    expect(changed.attachments).toEqual([three, two]);
    expect(await seenBy(one.url)).toEqual(['Clara']);
    expect(
      await job.client.call('PUT /api/job/jobPosting', { body: { ...body, attachments: [one.id] } }),
    ).toMatchObject({
      data: { attachments: [one] },
    });
  });
});

describe('a portrait', () => {
  const names = {
    firstName: 'Milo',
    lastName: 'Reyes',
    displayName: 'Milo Reyes',
    timeZone: 'America/New_York',
  };

  test('stays when names are changed, goes when it is taken away, and is a picture', async () => {
    const client = await world.as(milo);
    const change = (avatarFileId?: string | null) =>
      client.call('PUT /api/users', { body: { ...names, avatarFileId } });
    const [one, two, words] = [await portrait(milo), await portrait(milo), await upload(world, milo)];
    expect((await change(one.id)).data.avatarUrl).toBe(one.url);
    expect((await change()).data.avatarUrl).toBe(one.url);
    expect((await change(two.id)).data.avatarUrl).toBe(two.url);
    expect(await seenBy(one.url)).toEqual(['Milo']);
    const fault = (message: string) => ({ status: 400, errors: [{ path: 'avatarFileId', message }] });
    expect(await change(words.id)).toMatchObject(fault('This isn’t an image.'));
    expect(await change(clara.id)).toMatchObject(fault('We couldn’t find this file.'));
    expect((await change(null)).data.avatarUrl).toBeNull();
    expect(await seenBy(two.url)).toEqual(['Milo']);
  });
});

describe('what nothing uses', () => {
  test('goes after 24 hours with its bytes; what is used stays', async () => {
    await world.advance({ hours: 25 });
    job = await hire(world, { client: clara, professional: ana });
    const before = (await filesOnDisk(world)).length;
    const [unused, used] = [await upload(world, clara), await upload(world, clara)];
    await say([used.id]);
    await world.advance({ hours: 23 });
    expect(await statusFor(unused.url, clara)).toBe(200);
    await world.advance({ hours: 1, minutes: 1 });
    expect(await statusFor(unused.url, clara)).toBe(404);
    expect(await statusFor(used.url, clara)).toBe(200);
    expect((await filesOnDisk(world)).length).toBe(before + 1);
    const late = await say([unused.id], 'Too late');
    expect(late).toMatchObject({ status: 400, errors: [{ path: 'attachments' }] });
  });

  test('goes at once with somebody who closes their account, and so does their portrait', async () => {
    const client = await world.as(milo);
    const me = await portrait(milo);
    const names = { firstName: 'Milo', lastName: 'Reyes', displayName: 'Milo Reyes', timeZone: 'UTC' };
    await client.ok('PUT /api/users', { body: { ...names, avatarFileId: me.id } });
    const left = await upload(world, milo);
    const held = await client.ok('POST /api/users/export', { body: {} });
    expect(JSON.stringify(held.files)).toContain(left.id);
    await client.ok('DELETE /api/users', { body: { password: PASSWORD } });
    await world.settle();
    expect(await Promise.all([statusFor(me.url, ada), statusFor(left.url, ada)])).toEqual([404, 404]);
    const rows = world.platform.db.selectFrom('files').select('id').where('ownerId', '=', milo.id);
    expect(await rows.execute()).toEqual([]);
  });
});
