import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from './cast.ts';
import type { Client } from './client.ts';
import { hire, type HiredJob } from './hiring.ts';
import {
  view,
  offerService,
  openPosting,
  pair,
  respond,
  send,
  type Pair,
  type Negotiation,
} from './negotiations.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let hired: HiredJob;
/** Milo and Tendai are disabled; each has a negotiation with an enabled user. */
let toMilo: Negotiation;
let byTendai: Negotiation;
let byMilo: Negotiation;
let claras: Pair;
let milos: Pair;
let claraPosting: string;
let miloPosting: string;
let tendaiService: string;

beforeAll(async () => {
  world = await createWorld();
  hired = await hire(world, { client: clara, professional: tendai });
  claras = await pair(world, clara, tendai);
  milos = await pair(world, milo, ana);
  claraPosting = await openPosting(world, clara.id, 'A posting that stays');
  byTendai = await send(world, claras, 'PROPOSAL', { postingId: claraPosting });
  miloPosting = await openPosting(world, milo.id, 'A posting that goes');
  toMilo = await send(world, milos, 'PROPOSAL', { postingId: miloPosting });
  byMilo = await send(world, milos, 'INVITE');
  tendaiService = await offerService(world, tendai.id);
  await claras.client.ok('POST /api/favorite/service/:id', { params: { id: tendaiService } });
  await claras.professional.ok('POST /api/favorite/jobPosting/:id', { params: { id: claraPosting } });
  await milos.professional.ok('POST /api/favorite/jobPosting/:id', { params: { id: miloPosting } });
  const leave = world.platform.db.updateTable('users').set({ disabledAt: new Date() });
  await leave.where('id', 'in', [milo.id, tendai.id]).execute();
});
afterAll(() => world.close());

describe('of somebody who has been disabled', () => {
  test('no service is listed, shown, saved or asked for', async () => {
    const { items, total } = await world.nobody.ok('GET /api/service/all');
    expect([items.filter(({ professional }) => professional.id === tendai.id), total]).toEqual([
      [],
      items.length,
    ]);
    expect((await world.nobody.ok('GET /api/service/all', { query: { q: 'contract' } })).items).toHaveLength(
      items.length,
    );
    expect(await world.nobody.refused('GET /api/service/:id', { params: { id: tendaiService } })).toBe(
      'not_found',
    );
    expect(await claras.client.ok('GET /api/favorite')).toMatchObject({ services: [] });
    expect(await claras.client.ok('GET /api/favorite/data')).toMatchObject({ services: [] });
    const invite = {
      serviceId: tendaiService,
      message: 'Hello',
      amountCents: 5_000,
      startsAt: claras.nextTime(),
      minutes: 30,
    };
    expect(await claras.client.refused('POST /api/job/jobPosting/invite', { body: invite })).toBe(
      'not_found',
    );
  });

  test('no posting is listed, shown, saved or answered', async () => {
    const { items, total } = await world.nobody.ok('GET /api/job/jobPosting/all');
    expect([items.filter(({ client }) => client.id === milo.id), total]).toEqual([[], items.length]);
    expect(await world.nobody.refused('GET /api/job/jobPosting/:id', { params: { id: miloPosting } })).toBe(
      'not_found',
    );
    expect(await milos.professional.ok('GET /api/favorite')).toMatchObject({ jobPostings: [] });
    expect(await milos.professional.ok('GET /api/favorite/data')).toMatchObject({ jobPostings: [] });
    const other = await openPosting(world, milo.id);
    const words = {
      message: 'Hello',
      amountCents: 5_000,
      estimatedDays: 3,
      startsAt: milos.nextTime(),
      minutes: 30,
    };
    const body = { postingId: other, ...words };
    expect(await milos.professional.refused('POST /api/job/jobProposal', { body })).toBe('not_found');
  });

  test('no proposal is compared, and none counts', async () => {
    const params = { id: claraPosting };
    expect(await claras.client.ok('GET /api/job/jobPosting/proposals/:id', { params })).toEqual([]);
    expect(await claras.client.ok('GET /api/job/jobPosting/:id', { params })).toMatchObject({
      proposalCount: 0,
    });
    expect(await milos.professional.ok('GET /api/job/proposals/professional')).toEqual([]);
  });

  test('what was agreed before is still there for the other side', async () => {
    const { items } = await hired.client.ok('GET /api/job/inProgress');
    expect(items.map(({ id }) => id)).toEqual([hired.jobId]);
    const { postingId } = await hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
    const negotiations = await hired.client.ok('GET /api/job/jobPosting/proposals/:id', {
      params: { id: postingId ?? '' },
    });
    expect(negotiations.map(({ status }) => status)).toEqual(['ACCEPTED']);
  });

  test('an invite is not listed, but found by whoever is told of its end', async () => {
    const list = (query: { id?: string }) => milos.professional.ok('GET /api/job/invite/all', { query });
    expect(await list({})).toEqual([]);
    expect((await list({ id: byMilo.id })).map(({ id }) => id)).toEqual([byMilo.id]);
    expect(await claras.client.ok('GET /api/job/invite/all', { query: { id: byMilo.id } })).toEqual([]);
  });

  test('a negotiation takes no more moves, and ends with the next sweep, which its other side is told', async () => {
    expect((await respond(claras.client, byTendai, 'accept')).code).toBe('invalid_transition');
    expect((await respond(milos.professional, toMilo, 'withdraw')).code).toBe('invalid_transition');
    await world.settle();
    const sides: [Client, Negotiation][] = [
      [claras.client, byTendai],
      [milos.professional, toMilo],
    ];
    for (const [client, negotiation] of sides) {
      const { data } = await view(client, negotiation);
      expect(data).toMatchObject({ status: 'EXPIRED', turn: null, expiresAt: null });
      expect(data.history.at(-1)).toMatchObject({ by: 'clock', action: 'expire' });
      const { notifications } = await client.ok('GET /api/notification/unread');
      expect(notifications[0]?.message).toMatch(/^No longer available: .* has ended\.$/);
    }
  });
});
