import {
  CERTIFICATE_MOVES,
  CERTIFICATE_STATUSES,
  REVIEW_WITHIN_WORKING_DAYS,
  MAX_CERTIFICATES,
} from '@parley/contract/certificates/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { sessionOf } from '../../test/fill.ts';
import { upload } from '../../test/uploads.ts';
import { createWorld, type World } from '../../test/world.ts';
import { workingDaysAfter } from '../platform/working-days.ts';

let world: World;
let owner: Client;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  owner = await world.as(ana);
  admin = await world.as(ada);
});
afterAll(() => world.close());

const given = { name: 'Certified translator', issuer: 'Court of Bogotá', issuedOn: '2024-05-01' };
const add = (more: object = {}) => owner.ok('POST /api/certification', { body: { ...given, ...more } });
const verify = (id: string) => admin.ok('PUT /api/certification/admin', { body: { id, status: 'VERIFIED' } });
const reject = (id: string, reason = 'The scan cannot be read.') =>
  admin.ok('PUT /api/certification/admin', { body: { id, status: 'REJECTED', reason } });
const shown = () => world.nobody.ok('GET /api/certification', { query: { userId: ana.id } });
const told = async () => {
  const { notifications } = await owner.ok('GET /api/notification/unread');
  return notifications.filter(({ notificationType }) => notificationType === 'CERTIFICATE');
};

test('a new certificate waits five working days at most, and is shown without a badge', async () => {
  const certificate = await add();
  expect(certificate).toMatchObject({ ...given, status: 'PENDING', hasBadge: false, expiresOn: null });
  const { items } = await admin.ok('GET /api/certification/admin', { query: { status: 'PENDING' } });
  const waiting = items.find(({ id }) => id === certificate.id);
  expect(waiting).toMatchObject({
    dueAt: workingDaysAfter(certificate.createdAt, REVIEW_WITHIN_WORKING_DAYS),
    isOverdue: false,
    professional: { id: ana.id },
  });
  expect(await shown()).toContainEqual(expect.objectContaining({ id: certificate.id, hasBadge: false }));
});

test('a verified one carries the badge until the day after it expires, and its owner is told in time', async () => {
  const today = world.platform.clock.now().getTime();
  const inDays = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
  const { id } = await add({ name: 'First aid', expiresOn: inDays(40) });
  expect(await verify(id)).toMatchObject({ status: 'VERIFIED', hasBadge: true, dueAt: null });
  expect((await told())[0]?.message).toBe('“First aid” is verified. Your profile now shows it with a badge.');
  const badge = async () => (await shown()).find((each) => each.id === id)?.hasBadge;
  expect(await badge()).toBe(true);
  await world.advance({ days: 11 });
  expect((await told())[0]?.message).toMatch(/^“First aid” expires on /);
  await world.advance({ days: 29 });
  expect(await badge()).toBe(true);
  await world.advance({ days: 1 });
  expect(await badge()).toBe(false);
  expect((await told()).filter(({ message }) => message.includes('First aid'))).toHaveLength(2);
});

test('of one that has expired meanwhile, no badge is promised', async () => {
  const { id } = await add({ name: 'Food hygiene', expiresOn: '2025-05-01' });
  expect(await verify(id)).toMatchObject({ status: 'VERIFIED', isExpired: true, hasBadge: false });
  expect((await told())[0]?.message).toBe(
    '“Food hygiene” is verified, but it has expired. Your profile shows it without a badge.',
  );
});

test('a rejected one is shown to its owner only, who reads why and can send it again', async () => {
  const { id } = await add({ name: 'Sworn interpreter' });
  await reject(id);
  expect((await shown()).map((each) => each.id)).not.toContain(id);
  const own = await owner.ok('GET /api/certification', { query: {} });
  expect(own.find((each) => each.id === id)).toMatchObject({
    status: 'REJECTED',
    reason: 'The scan cannot be read.',
  });
  expect((await told())[0]?.message).toBe(
    'We couldn’t verify “Sworn interpreter”. “The scan cannot be read.”',
  );
  const again = await owner.ok('PUT /api/certification/:id', { params: { id }, body: given });
  expect(again).toMatchObject({ status: 'PENDING', reason: null });
});

test('every status × decision follows the table', async () => {
  for (const status of CERTIFICATE_STATUSES) {
    for (const [wanted, action] of [
      ['VERIFIED', 'verify'],
      ['REJECTED', 'reject'],
    ] as const) {
      const { id } = await add();
      if (status === 'VERIFIED') await verify(id);
      if (status === 'REJECTED') await reject(id);
      const answer = await admin.call('PUT /api/certification/admin', {
        body: { id, status: wanted, reason: 'Because.' },
      });
      const move = moveFor(CERTIFICATE_MOVES, action, status, ['admin']);
      expect([status, action, answer.status]).toEqual([status, action, move ? 200 : 409]);
      await owner.ok('DELETE /api/certification/:id', { params: { id } });
    }
  }
});

test('two admins who decide at once: one does, the other is told that it has moved on', async () => {
  const { id } = await add();
  const decisions = await Promise.all(
    Array.from({ length: 10 }, () =>
      admin.call('PUT /api/certification/admin', { body: { id, status: 'VERIFIED' } }),
    ),
  );
  expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(decisions.filter(({ code }) => code === 'invalid_transition')).toHaveLength(9);
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType: 'certificate' } });
  expect(items.filter(({ subject }) => subject.id === id)).toHaveLength(1);
});

test('what its owner has changed since an admin looked at it is not decided unseen', async () => {
  const { id } = await add({ name: 'Notary' });
  const seen = async () =>
    (await admin.ok('GET /api/certification/admin', { query: { q: 'Notary' } })).items.find(
      (each) => each.id === id,
    )?.dueAt ?? null;
  const decide = (status: 'VERIFIED' | 'REJECTED', dueAt: string | null) =>
    admin.call('PUT /api/certification/admin', { body: { id, status, reason: 'Seen.', dueAt } });
  const before = await seen();
  await world.advance({ minutes: 1 });
  await owner.ok('PUT /api/certification/:id', { params: { id }, body: { ...given, name: 'Notary public' } });
  expect(await decide('VERIFIED', before)).toMatchObject({ status: 409, code: 'invalid_transition' });
  const now = await seen();
  expect(await decide('VERIFIED', now)).toMatchObject({ status: 200 });
  expect(await decide('REJECTED', now)).toMatchObject({ status: 409 });
  expect(await decide('REJECTED', null)).toMatchObject({ status: 200 });
});

test('what makes no sense is refused beside its field', async () => {
  const refused = async (body: object) => {
    const { errors = [] } = await owner.raw({ method: 'POST', url: '/api/certification', body });
    return errors.map(({ path, message }) => `${path}: ${message}`);
  };
  expect(await refused({ ...given, expiresOn: '2024-04-30' })).toEqual([
    'expiresOn: The expiry date can’t be before the issue date.',
  ]);
  expect(await refused({ ...given, issuedOn: '2999-01-01' })).toEqual([
    'issuedOn: The issue date can’t be in the future.',
  ]);
  expect(await refused({ ...given, credentialUrl: 'javascript:alert(1)' })).toHaveLength(1);
  const bare = { method: 'PUT', url: '/api/certification/admin' } as const;
  const { id } = await add();
  expect(await admin.raw({ ...bare, body: { id, status: 'REJECTED' } })).toMatchObject({
    status: 400,
    errors: [{ path: 'reason', message: 'Enter a reason.' }],
  });
});

test('the file of a certificate is for its owner and admins', async () => {
  const own = await upload(world, ana, { fileName: 'proof.pdf', bytes: '%PDF-1.7 proof' });
  const foreign = await upload(world, clara);
  const { code } = await owner.call('POST /api/certification', { body: { ...given, fileId: foreign.id } });
  expect(code).toBe('invalid_input');
  const { id, file } = await add({ fileId: own.id });
  expect(file).toMatchObject({ id: own.id, name: 'proof.pdf' });
  expect((await shown()).find((each) => each.id === id)?.file).toBeNull();
  const statusFor = async (who: Character | null) => {
    const session = who && (await sessionOf(world.platform, who));
    const headers = session ? { authorization: `Bearer ${session.accessToken}` } : {};
    return (await world.app.inject({ url: own.url, headers })).statusCode;
  };
  expect(await Promise.all([ana, ada, clara, tendai, null].map(statusFor))).toEqual([
    200, 200, 404, 404, 404,
  ]);
});

test('nobody has more than thirty', async () => {
  const before = (await owner.ok('GET /api/certification', { query: {} })).length;
  const answers = await Promise.all(
    Array.from({ length: MAX_CERTIFICATES - before + 5 }, () =>
      owner.call('POST /api/certification', { body: given }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_CERTIFICATES - before);
  expect(answers.filter(({ code }) => code === 'too_many_certificates')).toHaveLength(5);
});
