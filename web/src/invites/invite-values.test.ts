import { InviteFields } from '@parley/contract/invites/schemas.ts';
import { expect, test } from 'vitest';
import { currentChoice, initialInvite, inviteOf } from './invite-values.ts';

const id = '01900000-0000-7000-8000-000000000001';
const service = { id, consultationMinutes: 30 };
const now = '2026-11-20T12:00:00.000Z';
const given = { postings: [{ id }], postingId: null, times: [], before: null, now };

test('an invite starts without a budget: only the client says what they have in mind', () => {
  expect(initialInvite(given).amountCents).toBeNull();
});

test('a past time and someone else’s posting in the URL are ignored', () => {
  const picked = { ...given, postingId: 'x', times: ['2026-11-20T11:00:00.000Z', 'no time'] };
  expect(initialInvite(picked)).toMatchObject({ postingId: '', startsAt: null });
  const good = { ...given, postingId: id, times: ['2026-11-24T11:00:00.000Z'] };
  expect(initialInvite(good)).toMatchObject({ postingId: id, startsAt: '2026-11-24T11:00:00.000Z' });
});

test('up to three times of the address stand in the order they were picked, each once', () => {
  const [first, second, third, fourth] = [25, 24, 26, 27].map((day) => `2026-11-${day}T11:00:00.000Z`);
  const times = [first, second, first, third, fourth].filter((time) => time !== undefined);
  expect(initialInvite({ ...given, times })).toMatchObject({
    startsAt: first,
    alternatives: [second, third],
  });
});

test('an invite that is sent again starts with the same message and price', () => {
  const before = { message: 'Could we talk?', amountCents: 20_000 };
  expect(initialInvite({ ...given, before })).toMatchObject({ ...before, startsAt: null });
  // No budget was named on purpose.
  expect(initialInvite({ ...given, before: { ...before, amountCents: null } }).amountCents).toBeNull();
});

test('the URL’s choice wins over a draft, and outdated choices are dropped', () => {
  const [earlier, later] = ['2026-11-20T11:00:00.000Z', '2026-11-24T11:00:00.000Z'];
  const postings = [{ id: 'open' }, { id: 'other' }];
  const initial = initialInvite({ ...given, postings });
  const chosen = (startsAt: string, postingId: string, address: object = {}) =>
    currentChoice(
      { ...initial, startsAt, postingId },
      { initial: { ...initial, ...address }, postings, now },
    );
  expect(chosen(later, 'open')).toEqual({ startsAt: later, alternatives: [], postingId: 'open' });
  expect(chosen(earlier, 'closed')).toEqual({ startsAt: null, alternatives: [], postingId: '' });
  const picked = { startsAt: '2026-11-25T11:00:00.000Z', alternatives: [later], postingId: 'other' };
  expect(chosen(later, 'open', picked)).toEqual(picked);
  const added = { ...initial, startsAt: picked.startsAt, alternatives: ['2026-11-26T11:00:00.000Z'] };
  expect(
    currentChoice(added, { initial: { ...initial, ...picked, alternatives: [] }, postings, now }),
  ).toEqual({
    ...picked,
    alternatives: added.alternatives,
  });
});

test('of the times in a draft, those that have passed are dropped and a further one moves up', () => {
  const [earlier, later] = ['2026-11-20T11:00:00.000Z', '2026-11-24T11:00:00.000Z'];
  const initial = initialInvite(given);
  const draft = { ...initial, startsAt: earlier, alternatives: [later] };
  expect(currentChoice(draft, { initial, postings: [], now })).toMatchObject({
    startsAt: later,
    alternatives: [],
  });
});

test('the request matches the contract, with a posting and a budget only where there are any', () => {
  const values = { ...initialInvite(given), message: 'Could we talk?', startsAt: '2026-11-24T11:00:00.000Z' };
  expect(InviteFields.parse(inviteOf(service, values))).not.toHaveProperty('postingId');
  expect(InviteFields.parse(inviteOf(service, { ...values, postingId: id }))).toMatchObject({
    postingId: id,
  });
  expect(InviteFields.parse(inviteOf(service, values))).not.toHaveProperty('amountCents');
  expect(InviteFields.parse(inviteOf(service, { ...values, amountCents: 32_000 }))).toMatchObject({
    amountCents: 32_000,
  });
});
