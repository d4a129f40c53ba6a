import {
  OPEN_NEGOTIATION_STATUSES,
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
} from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { expect, test } from 'vitest';
import { acceptText, answersFor, answerLabel } from './answers.ts';

const person = (displayName: string, timeZone: string) => ({
  id: displayName,
  displayName,
  avatarUrl: null,
  timeZone,
});
const agreed = {
  client: person('James Brandt', 'Europe/Berlin'),
  professional: {
    ...person('Ana Rincón', 'America/Bogota'),
    headline: 'Commercial lawyer',
    discipline: null,
    country: null,
    rating: { average: null, count: 0 },
    completedJobs: 0,
    medianResponseMinutes: null,
    hourlyRateCents: null,
    nextAvailableAt: null,
    free: [],
  },
  amountCents: 120000,
  startsAt: '2026-11-24T16:15:00.000Z',
};
const expiresAt = '2026-11-24T16:15:00.000Z';
const before = '2026-11-24T16:14:59.000Z';
const labels = (kind: 'PROPOSAL' | 'INVITE', status: (typeof NEGOTIATION_STATUSES)[number], side: Side) =>
  answersFor({ kind, status, expiresAt }, side, before).map(answerLabel);

test('the client answers a proposal; the professional can only withdraw or reschedule it', () => {
  expect(labels('PROPOSAL', 'READ', 'client')).toEqual(['Accept', 'Suggest another time', 'Decline']);
  expect(labels('PROPOSAL', 'READ', 'professional')).toEqual(['Suggest another time', 'Withdraw']);
});

test('a request for another time is answered by the other side only', () => {
  expect(labels('PROPOSAL', 'RESCHEDULE', 'client')).toEqual([
    'Accept',
    'Suggest another time',
    'Reject the new time',
    'Decline',
  ]);
  expect(labels('PROPOSAL', 'RESCHEDULE', 'professional')).toEqual(['Withdraw']);
  expect(labels('INVITE', 'RESCHEDULE', 'client')).toContain('Withdraw');
});

test('a negotiation that is over offers no answer to anybody', () => {
  const over = NEGOTIATION_STATUSES.filter(
    (status) => !OPEN_NEGOTIATION_STATUSES.some((open) => open === status),
  );
  for (const kind of NEGOTIATION_KINDS) {
    for (const status of over) {
      expect([
        ...answersFor({ kind, status, expiresAt }, 'client', before),
        ...answersFor({ kind, status, expiresAt }, 'professional', before),
      ]).toEqual([]);
    }
  }
});

test('nobody answers once the time to answer has passed', () => {
  const late = { kind: 'INVITE', status: 'SENT', expiresAt } as const;
  expect([...answersFor(late, 'client', expiresAt), ...answersFor(late, 'professional', expiresAt)]).toEqual(
    [],
  );
});

test('accepting says what it does and until when the client can pay', () => {
  expect(acceptText(agreed, 'client', 'Europe/Berlin', '2026-11-20T12:00:00.000Z')).toBe(
    'The job starts with a consultation with Ana: Tue 24 Nov 17:15 your time · 11:15 for Ana in Bogotá. ' +
      'You then have 48 hours to pay $1,200, held by Parley until the work is done.',
  );
  expect(acceptText(agreed, 'professional', 'America/Bogota', '2026-11-20T12:00:00.000Z')).toContain(
    'James then has 48 hours to pay $1,200. You get $1,080 of it once the work is accepted.',
  );
});

test('a consultation sooner than 48 h has to be paid before it begins', () => {
  expect(acceptText(agreed, 'client', 'Europe/Berlin', '2026-11-23T12:00:00.000Z')).toContain(
    'You then have until the consultation starts to pay',
  );
});
