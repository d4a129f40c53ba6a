import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SideRole } from '@parley/contract/sides.ts';
import { ada, ana, clara, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { pair, send, type Pair, type Negotiation } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let two: Pair;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
  admin = await world.as(ada);
});
afterAll(() => world.close());

type Answer = {
  action: 'accept' | 'decline' | 'withdraw' | 'reschedule' | 'write';
  startsAt?: string;
  message?: string;
};
const answerAs = ({ id, kind }: Negotiation, as: SideRole, answer: Answer) => {
  const given = { params: { id }, body: { as, reason: 'Asked for by phone.', ...answer } };
  return kind === 'PROPOSAL'
    ? admin.call('POST /api/job/jobProposal/admin/:id', given)
    : admin.call('POST /api/job/invite/admin/:id', given);
};
const lastNews = async (userId: string) => {
  const query = world.platform.db.selectFrom('notifications').select('message');
  return (await query.where('userId', '=', userId).orderBy('id', 'desc').limit(1).execute())[0]?.message;
};

describe.each([
  ['PROPOSAL', 'CLIENT', 'PROFESSIONAL'],
  ['INVITE', 'PROFESSIONAL', 'CLIENT'],
] as const)('in a %s an admin answers in the place of a side', (kind, recipient, sender) => {
  test('what that side could answer, told to both and kept with its reason', async () => {
    const negotiation = await send(world, two, kind);
    const { data } = await answerAs(negotiation, recipient, { action: 'decline' });
    expect(data.status).toBe('DECLINED');
    expect(data.history.at(-1)).toMatchObject({ by: 'admin', message: 'Asked for by phone.' });
    for (const reader of [clara, ana]) expect(await lastNews(reader.id)).toContain('On behalf of the');
    const query = world.platform.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('subjectId', '=', negotiation.id);
    expect(await query.execute()).toMatchObject([{ actorId: ada.id, reason: 'Asked for by phone.' }]);
  });

  test('a message, which is no move, and both read it', async () => {
    const negotiation = await send(world, two, kind);
    const { data } = await answerAs(negotiation, sender, { action: 'write', message: 'It is in English.' });
    expect(data).toMatchObject({ status: 'SENT', turn: recipient, expiresAt: negotiation.expiresAt });
    expect(data.history.at(-1)).toMatchObject({ by: 'admin', action: 'write', message: 'It is in English.' });
    for (const reader of [clara, ana]) expect(await lastNews(reader.id)).toContain('It is in English.');
  });

  test('and nothing that it could not', async () => {
    const negotiation = await send(world, two, kind);
    expect((await answerAs(negotiation, sender, { action: 'accept' })).code).toBe('invalid_transition');
    expect((await answerAs(negotiation, recipient, { action: 'withdraw' })).code).toBe('invalid_transition');
    expect((await answerAs({ ...negotiation, id: ada.id }, recipient, { action: 'accept' })).code).toBe(
      'not_found',
    );
  });

  test('an acceptance hires, as if that side had accepted', async () => {
    const negotiation = await send(world, two, kind);
    const { data } = await answerAs(negotiation, recipient, { action: 'accept' });
    expect(data).toMatchObject({ status: 'ACCEPTED', jobId: expect.any(String) });
    const job = await two.client.ok('GET /api/job/:id', { params: { id: data.jobId ?? '' } });
    expect(job.history[0]).toMatchObject({ action: 'agree', by: recipient.toLowerCase() });
  });

  test('another time goes to the other side to be agreed', async () => {
    const negotiation = await send(world, two, kind);
    const startsAt = two.nextTime();
    const { data } = await answerAs(negotiation, recipient, { action: 'reschedule', startsAt });
    expect(data).toMatchObject({ startsAt, turn: sender });
  });
});

test('how fast an admin answers says nothing of how fast the professional does', async () => {
  const negotiation = await send(world, await pair(world, clara, tendai), 'INVITE');
  expect((await answerAs(negotiation, 'PROFESSIONAL', { action: 'decline' })).status).toBe(200);
  const query = world.platform.db.selectFrom('profiles').select('responseMinutes');
  const { responseMinutes } = await query.where('userId', '=', tendai.id).executeTakeFirstOrThrow();
  expect(responseMinutes).toEqual([]);
});

test('looking at somebody’s negotiation as an admin does not open it', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  const seen = await admin.ok('GET /api/job/jobProposal/admin/:id', { params: { id: negotiation.id } });
  expect(seen.status).toBe('SENT');
  expect(await admin.refused('GET /api/job/invite/admin/:id', { params: { id: negotiation.id } })).toBe(
    'not_found',
  );
  expect(
    await two.client.refused('GET /api/job/jobProposal/admin/:id', { params: { id: negotiation.id } }),
  ).toBe('forbidden');
});
