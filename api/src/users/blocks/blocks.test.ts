import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, LAW, milo, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control } from '../../../test/control.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { view, offerService, openPosting, pair, respond, send } from '../../../test/negotiations.ts';
import { openPage, pay } from '../../../test/pay.ts';
import { askForPriced, openConsultationPage, payConsultation } from '../../../test/priced.ts';
import { formOf, sendForm } from '../../../test/uploads.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hoursAfter } from '../../platform/clock.ts';
import { newId } from '../../platform/database/id.ts';

let world: World;
let client: Client;
let professional: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  [client, professional] = [await world.as(clara), await world.as(ana)];
});
afterAll(() => world.close());

const at = ({ id }: { id: string }) => ({ params: { id } });
const block = async (by: Character, whom: Character) =>
  (await world.as(by)).ok('POST /api/users/block/:id', at(whom));
const unblock = async (by: Character, whom: Character) =>
  (await world.as(by)).ok('DELETE /api/users/block/:id', at(whom));
const write = (by: Client, jobId: string) =>
  by.call('POST /api/chat/message', { body: { jobId, body: 'Hello?', clientMessageId: newId() } });

/** In both directions: neither side can contact the other. */
const BOTH = [
  ['the client', clara, ana],
  ['the professional', ana, clara],
] as const;

describe.each(BOTH)('once %s has blocked the other', (_, blocker, blocked) => {
  test('neither can invite or propose, in the same words, until it is undone', async () => {
    const two = await pair(world, clara, ana);
    const [postingId, serviceId] = [await openPosting(world, clara.id), await offerService(world, ana.id)];
    const body = { message: 'Shall we?', amountCents: 50_000, minutes: 30, startsAt: two.nextTime() };
    const invite = () => client.call('POST /api/job/jobPosting/invite', { body: { ...body, serviceId } });
    const propose = () =>
      professional.call('POST /api/job/jobProposal', { body: { ...body, postingId, estimatedDays: 3 } });
    await block(blocker, blocked);
    const [invited, proposed] = [await invite(), await propose()];
    expect([invited.status, invited.code, proposed.status, proposed.code]).toEqual([
      409,
      'blocked',
      409,
      'blocked',
    ]);
    expect(invited.message).toBe(proposed.message);
    await unblock(blocker, blocked);
    expect([(await invite()).status, (await propose()).status]).toEqual([201, 201]);
  });

  test('what they had open ends by the hand of the blocker, who sent or received it', async () => {
    const two = await pair(world, clara, ana);
    const [proposal, invite] = [await send(world, two, 'PROPOSAL'), await send(world, two, 'INVITE')];
    const others = await send(world, await pair(world, milo, ana), 'INVITE');
    const by = await world.as(blocker);
    await block(blocker, blocked);
    const sent = blocker === clara ? invite : proposal;
    const received = blocker === clara ? proposal : invite;
    const ended = [await view(by, sent), await view(by, received)];
    expect(ended.map(({ data: { status, history } }) => [status, history.at(-1)?.by])).toEqual([
      ['WITHDRAWN', blocker.role.toLowerCase()],
      ['DECLINED', blocker.role.toLowerCase()],
    ]);
    expect((await view(await world.as(milo), others)).data.status).toBe('SENT');
    await unblock(blocker, blocked);
    expect((await view(by, sent)).data.status).toBe('WITHDRAWN');
  });

  test('consultations they are asking for end by the hand of the blocker; agreed times and paid work stay', async () => {
    const by = await world.as(blocker);
    const hiredOnce = () => hire(world, { client: clara, professional: ana });
    const own = await hiredOnce();
    const ask = async (side: Client, { jobId, startsAt }: HiredJob, days: number) => {
      const body = { jobId, startsAt: hoursAfter(startsAt, 24 * days), minutes: 30 };
      return (await side.ok('POST /api/job/appointments', { body })).id;
    };
    const move = (side: Client, { appointmentId: id, startsAt }: HiredJob, days: number) =>
      side.ok('POST /api/job/appointments/reschedule', {
        body: { id, action: 'request', startsAt: hoursAfter(startsAt, 24 * days) },
      });
    const [other, paid] = [await hiredOnce(), await hiredOnce()];
    await pay(world, client, paid.jobId);
    const theirs = blocker === clara ? professional : client;
    const [asked, wasAsked] = [await ask(by, own, 7), await ask(theirs, own, 14)];
    const goesOn = await ask(theirs, paid, 14);
    await move(by, own, 21);
    await move(theirs, other, 21);

    await block(blocker, blocked);
    const status = async (id: string) => {
      const { appointments } = await by.ok('GET /api/job/:id', {
        params: { id: id === goesOn ? paid.jobId : id === other.appointmentId ? other.jobId : own.jobId },
      });
      return appointments.find((each) => each.id === id)?.status;
    };
    expect(
      await Promise.all([asked, wasAsked, own.appointmentId, other.appointmentId, goesOn].map(status)),
    ).toEqual(['WITHDRAWN', 'DECLINED', 'ACCEPTED', 'RESCHEDULE_REJECTED', 'SENT']);
    for (const side of [client, professional])
      expect(JSON.stringify(await side.ok('GET /api/dashboard'))).not.toContain(wasAsked);
    await unblock(blocker, blocked);
    expect(await status(asked)).toBe('WITHDRAWN');
  });

  test('both read it before they write, in the same words, on the job, in its chat and of the person', async () => {
    const [talking, paid] = [
      await hire(world, { client: clara, professional: ana }),
      await hire(world, { client: clara, professional: ana }),
    ];
    await pay(world, client, paid.jobId);
    const read = async (by: Client, other: Character) => ({
      contact: await by.ok('GET /api/users/contact/:id', at(other)),
      jobs: await Promise.all(
        [talking, paid].map(async ({ jobId: id }) => (await by.ok('GET /api/job/:id', at({ id }))).isBlocked),
      ),
      chats: await Promise.all(
        [talking, paid].map(async ({ jobId }) => {
          const chat = await by.ok('GET /api/chat/job/:jobId', { params: { jobId }, query: {} });
          return [chat.isOpen, chat.isBlocked];
        }),
      ),
    });
    const open = {
      contact: { isBlocked: false },
      jobs: [false, false],
      chats: [
        [true, false],
        [true, false],
      ],
    };
    expect([await read(client, ana), await read(professional, clara)]).toEqual([open, open]);
    await block(blocker, blocked);
    // Paid work goes on, with its chat.
    const cutOff = {
      contact: { isBlocked: true },
      jobs: [true, true],
      chats: [
        [true, true],
        [true, false],
      ],
    };
    expect([await read(client, ana), await read(professional, clara)]).toEqual([cutOff, cutOff]);
    expect(await (await world.as(milo)).ok('GET /api/users/contact/:id', at(ana))).toEqual(open.contact);
    await unblock(blocker, blocked);
    expect([await read(client, ana), await read(professional, clara)]).toEqual([open, open]);
  });

  test('a job in which nobody is hired takes no message, note, file or request for another time, and paid work goes on', async () => {
    const [talking, paid] = [
      await hire(world, { client: clara, professional: ana }),
      await hire(world, { client: clara, professional: ana }),
    ];
    await pay(world, client, paid.jobId);
    await block(blocker, blocked);
    for (const side of [client, professional]) {
      expect((await write(side, talking.jobId)).code).toBe('blocked');
      expect((await write(side, paid.jobId)).status).toBe(201);
    }
    const id = talking.appointmentId;
    const notes = { params: { id }, body: { text: 'Hello?' } };
    const later = { body: { id, action: 'request', startsAt: hoursAfter(talking.startsAt, 24) } } as const;
    for (const [side, who] of [
      [client, clara],
      [professional, ana],
    ] as const) {
      expect(await side.refused('PUT /api/job/meeting/:id/notes', notes)).toBe('blocked');
      expect(await side.refused('POST /api/job/appointments/reschedule', later)).toBe('blocked');
      const file = formOf({ fileName: 'a.txt', type: 'text/plain', bytes: 'Hello?' });
      expect((await sendForm(world, who, `/api/upload/job/${talking.jobId}`, file)).code).toBe('blocked');
      expect((await sendForm(world, who, `/api/upload/job/${paid.jobId}`, file)).status).toBe(201);
    }
    const more = { params: { id: talking.jobId }, body: {} };
    expect(await professional.refused('POST /api/job/:id/hire-by', more)).toBe('blocked');
    await professional.ok('POST /api/job/:id/deliver', { params: { id: paid.jobId }, body: {} });
    await professional.ok('POST /api/job/:id/end', { params: { id: talking.jobId }, body: {} });
    await unblock(blocker, blocked);
  });

  test('what was agreed can still be called off or ended, without a word to the other', async () => {
    const { jobId, appointmentId } = await hire(world, { client: clara, professional: ana });
    await block(blocker, blocked);
    const off = { id: appointmentId, action: 'cancel' } as const;
    const end = { params: { id: jobId }, body: {} };
    for (const side of [client, professional]) {
      const word = { body: { ...off, message: 'A last word' } };
      expect(await side.refused('POST /api/job/appointments/reschedule', word)).toBe('blocked');
      const last = { ...end, body: { message: 'A last word' } };
      expect(await side.refused('POST /api/job/:id/end', last)).toBe('blocked');
    }
    await professional.ok('POST /api/job/appointments/reschedule', { body: off });
    await client.ok('POST /api/job/:id/end', end);
    expect(JSON.stringify(await client.ok('GET /api/job/:id', { params: end.params }))).not.toContain('word');
    await unblock(blocker, blocked);
  });
});

test('nobody is hired by or hires whom they cannot contact, nor asked to, and what was agreed before is still paid', async () => {
  const two = await hire(world, { client: clara, professional: ana });
  const { client, professional, jobId } = two;
  const priced = await askForPriced(world, { client: clara, professional: ana });
  const [params, offer] = [{ id: jobId }, { amountCents: 90_000, estimatedDays: 5 }];
  await professional.ok('POST /api/job/:id/offers', { params, body: offer });
  const asked = { body: { id: two.appointmentId, action: 'cancel', message: 'We know enough.' } } as const;
  await client.ok('POST /api/job/appointments/reschedule', asked);
  const checkout = { params: { jobId }, body: {} };
  const isAskedFor = async () => JSON.stringify(await client.ok('GET /api/dashboard')).includes(jobId);
  expect(await isAskedFor()).toBe(true);
  for (const [blocker, blocked] of [
    [clara, ana],
    [ana, clara],
  ] as const) {
    await block(blocker, blocked);
    expect(await client.refused('POST /api/payment/checkout/:jobId', checkout)).toBe('blocked');
    expect(await isAskedFor()).toBe(false);
    await unblock(blocker, blocked);
  }
  await block(ana, clara);
  await payConsultation(world, priced);
  await unblock(ana, clara);
  await pay(world, client, jobId);
  expect(await client.ok('GET /api/job/:id', { params })).toMatchObject({ status: 'ACTIVE' });
});

test('a page to hire that was open before a block is closed, and one for a consultation stays', async () => {
  const two = await hire(world, { client: clara, professional: ana });
  const { jobId } = two;
  await two.client.ok('POST /api/job/appointments/reschedule', {
    body: { id: two.appointmentId, action: 'cancel', message: 'We know enough.' },
  });
  const priced = await askForPriced(world, { client: clara, professional: ana });
  const consultation = await openConsultationPage(priced);
  const page = await openPage(client, jobId);
  const stateOf = async (id: string) => (await world.platform.processor.retrieveCheckout(id)).status;
  await block(ana, clara);
  await world.settle();
  expect([await stateOf(page), await stateOf(consultation)]).toEqual(['expired', 'open']);
  const [params, paid] = [{ id: jobId }, { body: { jobId } }];
  expect(await client.ok('POST /api/payment/paid', paid)).toMatchObject({ status: 'UNPAID' });
  expect(await client.ok('GET /api/job/:id', { params })).toMatchObject({ status: 'TALKING' });
  await unblock(ana, clara);
  await payConsultation(world, priced);
  await pay(world, client, jobId);
  expect(await client.ok('GET /api/job/:id', { params })).toMatchObject({ status: 'ACTIVE' });
});

test('a page that was filled in before a block hires', async () => {
  const { jobId, ...two } = await hire(world, { client: clara, professional: ana });
  const page = await openPage(client, jobId);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await block(ana, clara);
  await world.settle();
  expect(await two.professional.ok('GET /api/job/:id', { params: { id: jobId } })).toMatchObject({
    status: 'ACTIVE',
  });
  await unblock(ana, clara);
});

test('the one who is blocked is not told, and reads no more than a declined invitation', async () => {
  const two = await pair(world, clara, ana);
  const invite = await send(world, two, 'INVITE');
  await client.ok('POST /api/notification/clear-all', { body: {} });
  await block(ana, clara);
  const { notifications } = await client.ok('GET /api/notification/unread');
  expect(notifications.map(({ message }) => message)).toEqual([
    `Ana declined your invitation to “${invite.title}”.`,
  ]);
  const seen = JSON.stringify([(await view(client, invite)).data, notifications]);
  expect(seen).not.toMatch(/block/i);
  expect(await client.ok('GET /api/users/block', {})).toEqual([]);
  await unblock(ana, clara);
});

test('an invitation that crosses a block ends or is refused, whichever comes first', async () => {
  for (let time = 0; time < 8; time += 1) {
    const two = await pair(world, clara, ana, 4);
    const serviceId = await offerService(world, ana.id);
    const body = { message: 'Now?', amountCents: 50_000, minutes: 30, startsAt: two.nextTime(), serviceId };
    const [sent] = await Promise.all([
      client.call('POST /api/job/jobPosting/invite', { body }),
      block(ana, clara),
    ]);
    expect([201, 409]).toContain(sent.status);
    const { open } = await world.platform.db
      .selectFrom('negotiations')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('isOpen', '=', true)
      .where('clientId', '=', clara.id)
      .where('professionalId', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(open).toBe(0);
    await unblock(ana, clara);
  }
});

test('an answer that crosses a block counts, or is no longer possible', async () => {
  const two = await pair(world, clara, ana, 6);
  const invite = await send(world, two, 'INVITE');
  const [answer] = await Promise.all([respond(professional, invite, 'accept'), block(clara, ana)]);
  const { data } = await view(client, invite);
  expect(data.status).toBe(answer.status === 200 ? 'ACCEPTED' : 'WITHDRAWN');
  await unblock(clara, ana);
});

describe('the lists of the blocker', () => {
  const place = { disciplineId: LAW.id, categoryId: LAW.contracts };

  test('leave out the services, postings and profiles of whom they blocked, and count without them', async () => {
    const mine = await offerService(world, ana.id);
    await offerService(world, tendai.id);
    const posting = await openPosting(world, clara.id, 'Needs a reader');
    const [serviceIds, postingIds, people] = [
      async (by: Client) => by.ok('GET /api/service/all', { query: { ...place, limit: 100 } }),
      async (by: Client) => by.ok('GET /api/job/jobPosting/all', { query: { ...place, limit: 100 } }),
      async (by: Client) => by.ok('GET /api/users/professional/all', { query: { limit: 100 } }),
    ];
    const before = [await serviceIds(client), await postingIds(professional), await people(client)];
    await block(clara, ana);
    await block(ana, clara);
    const services = await serviceIds(client);
    expect(services.items.filter(({ professional: { id } }) => id === ana.id)).toEqual([]);
    expect(services.total).toBe(services.items.length);
    expect(services.total).toBeLessThan(before[0]?.total ?? 0);
    const searched = await client.ok('GET /api/service/all', { query: { q: 'contract', sort: 'relevance' } });
    expect(searched.items.map(({ professional: { id } }) => id)).not.toContain(ana.id);
    const postings = await postingIds(professional);
    expect(postings.items.map(({ id }) => id)).not.toContain(posting);
    expect(postings.total).toBe(postings.items.length);
    const found = await people(client);
    expect(found.items.map(({ id }) => id)).not.toContain(ana.id);
    expect(found.total).toBe((before[2]?.total ?? 0) - 1);
    const matches = await client.ok('GET /api/job/jobPosting/services/:id', {
      params: { id: posting },
      query: {},
    });
    expect(matches.items.map(({ professional: { id } }) => id)).not.toContain(ana.id);

    // Nor is anybody invited in vain who has blocked the client.
    await unblock(clara, ana);
    const invitable = await client.ok('GET /api/job/jobPosting/services/:id', {
      params: { id: posting },
      query: {},
    });
    expect(invitable.items.map(({ professional: { id } }) => id)).toEqual([tendai.id]);
    await block(clara, ana);

    const others = await serviceIds(await world.as(milo));
    expect(others.items.map(({ id }) => id)).toContain(mine);
    expect(others.total).toBe(before[0]?.total);
    expect((await serviceIds(world.nobody)).total).toBe(before[0]?.total);
    expect((await postingIds(await world.as(tendai))).total).toBe(before[1]?.total);
    await unblock(clara, ana);
    await unblock(ana, clara);
    expect((await serviceIds(client)).total).toBe(before[0]?.total);
  });

  test('leave out favorites too, which come back with the person', async () => {
    const [service, posting] = [await offerService(world, ana.id), await openPosting(world, clara.id)];
    await client.ok('POST /api/favorite/service/:id', { params: { id: service } });
    await professional.ok('POST /api/favorite/jobPosting/:id', { params: { id: posting } });
    await block(clara, ana);
    await block(ana, clara);
    expect(await client.ok('GET /api/favorite')).toEqual({ services: [], jobPostings: [] });
    expect((await client.ok('GET /api/favorite/data')).services).toEqual([]);
    expect((await professional.ok('GET /api/favorite/data')).jobPostings).toEqual([]);
    await unblock(clara, ana);
    await unblock(ana, clara);
    expect((await client.ok('GET /api/favorite')).services).toEqual([service]);
    expect((await professional.ok('GET /api/favorite')).jobPostings).toEqual([posting]);
  });
});

test('people keep a list of those they blocked; a second time and undoing nothing change nothing', async () => {
  const by = await world.as(milo);
  expect(await unblock(milo, ana)).toEqual([]);
  await block(milo, ana);
  const twice = await Promise.all([block(milo, tendai), block(milo, tendai)]);
  for (const list of twice) expect(list.map(({ id }) => id)).toContain(tendai.id);
  const list = await by.ok('GET /api/users/block');
  expect(list).toHaveLength(2);
  for (const { id } of [ana, tendai])
    expect(list).toContainEqual(expect.objectContaining({ id, role: 'PROFESSIONAL' }));
  expect((await by.ok('GET /api/users/block/:id', at(ana))).map(({ id }) => id)).toEqual([ana.id]);
  expect(await by.ok('GET /api/users/block/:id', at(clara))).toEqual([]);
  expect((await unblock(milo, tendai)).map(({ id }) => id)).toEqual([ana.id]);
  await unblock(milo, ana);
});

test('nobody blocks themselves, an admin, or somebody who isn’t there', async () => {
  for (const id of [clara.id, ada.id, newId()])
    expect(await client.refused('POST /api/users/block/:id', at({ id }))).toBe('not_found');
  expect(await client.ok('GET /api/users/block')).toEqual([]);
});

test('a list of 1,000 is full', async () => {
  const { db } = world.platform;
  const people = Array.from({ length: 1000 }, (_, n) => ({
    id: newId(),
    email: `full${n}@many.test`,
    firstName: 'N',
    lastName: 'N',
    displayName: 'N',
    role: 'CLIENT' as const,
    timeZone: 'UTC',
    passwordHash: 'x',
    createdAt: new Date(),
  }));
  await db.insertInto('users').values(people).execute();
  const rows = people.map(({ id }) => ({ blockerId: tendai.id, blockedId: id, createdAt: new Date() }));
  await db.insertInto('userBlocks').values(rows).execute();
  const full = await world.as(tendai);
  expect(await full.refused('POST /api/users/block/:id', at(clara))).toBe('too_many_blocks');
  await full.ok('DELETE /api/users/block/:id', at({ id: people[0]?.id ?? '' }));
  expect(await full.ok('POST /api/users/block/:id', at(clara))).toHaveLength(1000);
});

test('closing an account ends its blocks, and those of it', async () => {
  await block(milo, ana);
  await block(ana, milo);
  const { events, db } = world.platform;
  await db.transaction().execute(async (trx) => {
    const gone = { userId: milo.id, role: milo.role, how: 'closed' } as const;
    await events.emit({ ...world.platform, db: trx }, trx, 'user.gone', gone);
  });
  expect(await professional.ok('GET /api/users/block')).toEqual([]);
});
