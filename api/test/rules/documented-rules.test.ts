import { whyNot as whyNotAppointment } from '@parley/contract/appointments/rules.ts';
import { APPOINTMENT_ACTIONS, APPOINTMENT_STATUSES } from '@parley/contract/appointments/states.ts';
import { whyNot as whyNotJob } from '@parley/contract/jobs/rules.ts';
import { JOB_ACTIONS, JOB_ACTORS, JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { whyNot as whyNotNegotiation } from '@parley/contract/negotiations/rules.ts';
import {
  NEGOTIATION_ACTIONS,
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
} from '@parley/contract/negotiations/states.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { expect, test } from 'vitest';
import { documentedMoves, documentedActors, documentedTarget } from './documented-moves.ts';

const now = '2026-11-24T12:00:00.000Z';
const before = '2026-11-24T11:59:59.000Z';
const after = '2026-11-24T12:00:01.000Z';
const ACTORS = [...SIDES, 'clock'] as const;

const JOB_ROWS = documentedMoves('Moves of a job');
/** A job that meets every further condition. */
const ready = {
  extensionUsed: false,
  refundableAt: before,
  lateRefundAt: null,
  disputesLeft: { client: 1, professional: 1 },
};
/** Everything goes back a second from now, as the client asked because the work is late. */
const goingBack = { ...ready, lateRefundAt: after };

test.each(JOB_STATUSES)(
  'a %s job lets everybody do what docs/journeys.md says, and nothing else',
  (status) => {
    for (const action of JOB_ACTIONS) {
      for (const by of JOB_ACTORS) {
        const isDocumented = JOB_ROWS.some(
          (row) => row.action === action && row.from.includes(status) && row.who.includes(by),
        );
        const met = action === 'withdraw_refund' ? goingBack : ready;
        const refused = whyNotJob({ ...met, status, disputedBy: by }, action, by, now);
        expect([action, by, refused === null]).toEqual([action, by, isDocumented]);
      }
    }
  },
);

test('what docs/journeys.md says under “only” holds: once, from a day on, their own', () => {
  const delivered = { ...ready, status: 'DELIVERED', disputedBy: null } as const;
  expect(whyNotJob({ ...delivered, extensionUsed: true }, 'extend', 'client', now)).toBe('extension_used');
  const late = { ...ready, status: 'ACTIVE', disputedBy: null } as const;
  expect(whyNotJob({ ...late, refundableAt: now }, 'take_refund', 'client', now)).toBeNull();
  expect(whyNotJob({ ...late, refundableAt: after }, 'take_refund', 'client', now)).toBe(
    'invalid_transition',
  );
  expect(whyNotJob({ ...late, refundableAt: null }, 'take_refund', 'client', now)).toBe('invalid_transition');
  const none = { ...delivered, disputesLeft: { client: 0, professional: 1 } };
  expect(whyNotJob(none, 'dispute', 'client', now)).toBe('too_many_disputes');
  expect(whyNotJob(none, 'dispute', 'professional', now)).toBeNull();
  expect(whyNotJob(none, 'dispute', 'admin', now)).toBeNull();
  const disputed = { ...ready, status: 'DISPUTED', disputedBy: 'client' } as const;
  expect(whyNotJob(disputed, 'withdraw_dispute', 'professional', now)).toBe('invalid_transition');
  const talking = { ...ready, status: 'TALKING', disputedBy: null } as const;
  expect(whyNotJob(talking, 'deliver', 'professional', now)).toBe('not_paid');
  expect(whyNotJob(talking, 'resume', 'admin', now)).toBe('invalid_transition');
  expect(whyNotJob(late, 'end', 'professional', now)).toBe('already_paid');
  expect(whyNotJob({ ...late, status: 'COMPLETED' }, 'end', 'professional', now)).toBe('invalid_transition');
});

test('a refund of late work is asked for once at a time, and can be objected to whatever was disputed before', () => {
  const late = { ...goingBack, status: 'ACTIVE', disputedBy: null } as const;
  expect(whyNotJob(late, 'take_refund', 'client', now)).toBe('invalid_transition');
  expect(whyNotJob(late, 'withdraw_refund', 'client', now)).toBeNull();
  expect(whyNotJob({ ...late, lateRefundAt: null }, 'withdraw_refund', 'client', now)).toBe(
    'invalid_transition',
  );
  const none = { ...late, disputesLeft: { client: 0, professional: 0 } };
  expect(whyNotJob(none, 'dispute', 'professional', now)).toBeNull();
  expect(whyNotJob({ ...none, status: 'DELIVERED' }, 'dispute', 'professional', now)).toBeNull();
  expect(whyNotJob(none, 'dispute', 'client', now)).toBe('too_many_disputes');
  expect(whyNotJob({ ...none, lateRefundAt: null }, 'dispute', 'professional', now)).toBe(
    'too_many_disputes',
  );
});

test.each(NEGOTIATION_KINDS)(
  'the sides of a %s may do what docs/journeys.md says, until it expires',
  (kind) => {
    const moves = documentedMoves('Moves of a proposal or an invite');
    for (const status of NEGOTIATION_STATUSES) {
      for (const action of NEGOTIATION_ACTIONS) {
        for (const by of ACTORS) {
          const isAsker = (kind === 'PROPOSAL') === (by === 'professional');
          const parties = by === 'clock' ? ['clock'] : documentedActors(by, isAsker);
          const isDocumented = documentedTarget(moves, { action, from: status, parties }) !== null;
          const open = whyNotNegotiation({ kind, status, expiresAt: after }, action, by, now);
          expect([status, action, by, open === null]).toEqual([status, action, by, isDocumented]);
          const over = whyNotNegotiation({ kind, status, expiresAt: now }, action, by, now);
          expect([status, action, by, over === null]).toEqual([
            status,
            action,
            by,
            isDocumented && by === 'clock',
          ]);
        }
      }
    }
  },
);

test.each([
  ['not agreed yet', null, 'Moves of a consultation that is not agreed yet'],
  ['agreed', before, 'Moves of an agreed consultation'],
] as const)(
  'the sides of a consultation that is %s may do what docs/journeys.md says',
  (_, agreedAt, heading) => {
    const moves = documentedMoves(heading);
    const ahead = { agreedAt, startsAt: after, startedAt: null, expiresAt: after };
    const movesLeft = { client: 1, professional: 1 };
    for (const askedBy of ['CLIENT', 'PROFESSIONAL'] as const) {
      for (const status of APPOINTMENT_STATUSES) {
        for (const action of APPOINTMENT_ACTIONS) {
          for (const by of ACTORS) {
            const isAsker = (askedBy === 'CLIENT') === (by === 'client');
            const parties = by === 'clock' ? ['clock'] : documentedActors(by, isAsker);
            const isDocumented = documentedTarget(moves, { action, from: status, parties }) !== null;
            const standing = { ...ahead, status, askedBy, movesLeft };
            const why = whyNotAppointment(standing, action, by, now);
            expect([status, action, by, why === null]).toEqual([status, action, by, isDocumented]);
            const begun = whyNotAppointment({ ...standing, startedAt: before }, action, by, now);
            expect(begun === null).toBe(isDocumented && by === 'clock');
          }
        }
      }
    }
  },
);

test('each side asks for another time three times, not more', () => {
  const agreed = { agreedAt: before, startsAt: after, startedAt: null, expiresAt: null, askedBy: null };
  const standing = { ...agreed, status: 'ACCEPTED', movesLeft: { client: 0, professional: 1 } } as const;
  expect(whyNotAppointment(standing, 'request', 'client', now)).toBe('too_many_moves');
  expect(whyNotAppointment(standing, 'request', 'professional', now)).toBeNull();
});
