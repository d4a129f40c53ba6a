import {
  OPEN_NEGOTIATION_STATUSES,
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
} from '@parley/contract/negotiations/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { describe, expect, test } from 'vitest';
import { acceptText, answersFor, answerLabel } from './answers.ts';

const person = (displayName: string, timeZone: string) => ({
  id: displayName,
  displayName,
  avatarUrl: null,
  timeZone,
});
const agreed = {
  kind: 'PROPOSAL' as const,
  client: { ...person('James Brandt', 'Europe/Berlin'), attendance: null },
  professional: {
    ...person('Ana Rincón', 'America/Bogota'),
    headline: 'Commercial lawyer',
    discipline: null,
    country: null,
    rating: { average: null, count: 0 },
    completedJobs: 0,
    medianResponseMinutes: null,
    attendance: null,
    hourlyRateCents: null,
    nextAvailableAt: null,
    consultationMinutes: 30,
    free: [],
  },
  amountCents: 120000,
  consultationPriceCents: 0,
  cancellationHours: 24 as const,
  startsAt: '2026-11-24T16:15:00.000Z',
  alternatives: [],
};
const expiresAt = '2026-11-24T16:15:00.000Z';
const daysBefore = '2026-11-20T12:00:00.000Z';
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

test('accepting a proposal agrees to talk, and nothing is owed before the hire', () => {
  expect(acceptText(agreed, 'client', 'Europe/Berlin', daysBefore)).toBe(
    'You agree to talk with Ana: Tue 24 Nov 17:15 your time · 11:15 for Ana in Bogotá. ' +
      'You owe nothing until you hire. You can do that before or after you talk.',
  );
  expect(acceptText(agreed, 'professional', 'America/Bogota', daysBefore)).toContain(
    'James owes nothing until they hire you. You then get $1,080 once the work is accepted.',
  );
});

test('an invitation leaves the offer to the professional, with a budget or without', () => {
  const invited = { ...agreed, kind: 'INVITE' } as const;
  expect(acceptText(invited, 'client', 'Europe/Berlin', daysBefore)).toContain('Ana can make you an offer');
  for (const amountCents of [120_000, null])
    expect(acceptText({ ...invited, amountCents }, 'professional', 'America/Bogota', daysBefore)).toContain(
      'You can make an offer before or after you talk.',
    );
});

test('accepting an invitation to a paid consultation says who pays by when, and who gets what', () => {
  const invited = { ...agreed, kind: 'INVITE', consultationPriceCents: 4_000 } as const;
  expect(acceptText(invited, 'client', 'Europe/Berlin', daysBefore)).toBe(
    'You agree to talk with Ana: Tue 24 Nov 17:15 your time · 11:15 for Ana in Bogotá. ' +
      'You then have 24 hours to pay $40. ' +
      'Call it off at least 24 hours before the start, and you get everything back.',
  );
  expect(acceptText(invited, 'professional', 'America/Bogota', daysBefore)).toContain(
    'James then has 24 hours to pay $40; otherwise it’s called off. ' +
      'You receive $36 after the 10% fee. ' +
      'If James calls it off at least 24 hours before the start, or you do at any time, they get everything back.',
  );
});

describe('accepting a paid consultation that is soon says by when it is paid, and until when calling off is free', () => {
  const invited = { ...agreed, kind: 'INVITE', consultationPriceCents: 4_000 } as const;
  const read = (side: Side, now: string, change = {}) => {
    const zone = side === 'client' ? 'Europe/Berlin' : 'America/Bogota';
    return acceptText({ ...invited, ...change }, side, zone, now);
  };

  test('the same day, an hour before the start', () => {
    expect(read('client', '2026-11-24T12:00:00.000Z')).toContain(
      'You then have until today 16:15 (your time) to pay $40. ' +
        'Call it off by today 14:00 (your time), and you get everything back.',
    );
    expect(read('professional', '2026-11-24T12:00:00.000Z')).toContain(
      'James then has until today 10:15 (your time) to pay $40; otherwise it’s called off. ' +
        'You receive $36 after the 10% fee. ' +
        'If James calls it off by today 08:00 (your time), or you do at any time, they get everything back.',
    );
  });

  test('less than 90 minutes ahead, in half an hour, by the start at the latest', () => {
    expect(read('client', '2026-11-24T15:00:00.000Z')).toContain(
      'You then have until today 16:30 (your time) to pay $40. ' +
        'Call it off by today 16:15 (your time), and you get everything back.',
    );
    expect(read('client', '2026-11-24T16:00:00.000Z')).toContain(
      'You then have until today 17:15 (your time) to pay $40. It starts too soon to call off for free.',
    );
    expect(read('professional', '2026-11-24T16:00:00.000Z')).toContain(
      'If you call it off, James gets everything back.',
    );
  });

  test('of several times, what applies to each', () => {
    const several = { alternatives: ['2026-11-27T10:00:00.000Z'] };
    expect(read('client', '2026-11-24T15:00:00.000Z', several)).toContain(
      'You then have 24 hours to pay $40, or until an hour before the start if that comes first, but at least 30 minutes.',
    );
    // The sooner one has passed.
    expect(read('client', '2026-11-24T17:00:00.000Z', several)).toContain(
      'You then have 24 hours to pay $40. Call it off at least 24 hours before the start',
    );
  });
});
