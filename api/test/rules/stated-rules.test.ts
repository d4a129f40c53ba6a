import {
  meetingStateOf,
  whyNotCall,
  whyNotEnter,
  whyNotWriteNotes,
} from '@parley/contract/appointments/rules.ts';
import { whyNot as whyNotCertificate, whyNotAdd, whyNotDecide } from '@parley/contract/certificates/rules.ts';
import { isOpenChat, whyNotWrite } from '@parley/contract/chat/rules.ts';
import { whyNotSend as whyNotInvite } from '@parley/contract/invites/rules.ts';
import { whyNot as whyNotPosting } from '@parley/contract/job-postings/rules.ts';
import { JOB_STATUSES, type JobStatus } from '@parley/contract/jobs/states.ts';
import { whyNotAccept } from '@parley/contract/negotiations/rules.ts';
import { whyNotPay, whyNotPayOtherwise, whyNotRefund, whyNotRetry } from '@parley/contract/payments/rules.ts';
import { whyNotSend as whyNotPropose } from '@parley/contract/proposals/rules.ts';
import { whyNotDecide as whyNotDecideReport } from '@parley/contract/reports/rules.ts';
import { whyNot as whyNotReview, whyNotHide } from '@parley/contract/reviews/rules.ts';
import { whyNotAdd as whyNotAddService } from '@parley/contract/services/rules.ts';
import { whyNotMove, whyNotReply } from '@parley/contract/support/rules.ts';
import { whyNotDisable, whyNotEnable, whyNotLeave } from '@parley/contract/users/rules.ts';
import { expect, test } from 'vitest';

const now = '2026-11-24T12:00:00.000Z';
const before = '2026-11-24T11:59:59.000Z';
const after = '2026-11-24T12:00:01.000Z';

test('an owner changes a certificate at any time, and only an admin decides', () => {
  const may = (status: 'PENDING' | 'VERIFIED' | 'REJECTED') =>
    (['verify', 'reject', 'change'] as const).filter(
      (action) => whyNotCertificate({ status }, action, action === 'change' ? 'owner' : 'admin') === null,
    );
  expect(may('PENDING')).toEqual(['verify', 'reject', 'change']);
  expect(may('VERIFIED')).toEqual(['reject', 'change']);
  expect(may('REJECTED')).toEqual(['verify', 'change']);
  expect(whyNotCertificate({ status: 'PENDING' }, 'verify', 'owner')).toBe('invalid_transition');
  expect([whyNotAdd(29), whyNotAdd(30)]).toEqual([null, 'too_many_certificates']);
});

test('a decision about a certificate counts for what the admin looked at', () => {
  const asked = { status: 'PENDING', dueAt: now } as const;
  expect(whyNotDecide(asked, 'verify', '2026-11-24T13:00:00.000+01:00')).toBeNull();
  expect(whyNotDecide(asked, 'verify', undefined)).toBeNull();
  expect(whyNotDecide(asked, 'verify', after)).toBe('invalid_transition');
  expect(whyNotDecide(asked, 'verify', null)).toBe('invalid_transition');
});

test('a posting is changed while it is open, reopened when it is not, and left alone once removed', () => {
  const ask = (status: 'OPEN' | 'FILLED' | 'CLOSED', removedAt: string | null = null) =>
    (['edit', 'fill', 'close', 'reopen'] as const).map((action) =>
      whyNotPosting({ status, removedAt }, action, 'client'),
    );
  expect(ask('OPEN')).toEqual([null, null, null, 'invalid_transition']);
  for (const status of ['FILLED', 'CLOSED'] as const)
    expect(ask(status)).toEqual(['posting_not_open', 'invalid_transition', 'invalid_transition', null]);
  expect(new Set(ask('CLOSED', before))).toEqual(new Set(['not_found']));
  expect(whyNotPosting({ status: 'OPEN' }, 'close', 'clock')).toBeNull();
  expect(whyNotPosting({ status: 'CLOSED' }, 'reopen', 'clock')).toBe('invalid_transition');
});

test('a proposal takes an open posting, a finished profile and a service that is on offer', () => {
  const ready = {
    posting: { status: 'OPEN' },
    profile: { initialised: true },
    service: { active: true },
    isBlocked: false,
  } as const;
  expect(whyNotPropose(ready)).toBeNull();
  expect(whyNotPropose({ ...ready, service: null })).toBeNull();
  expect(whyNotPropose({ ...ready, posting: { status: 'FILLED' } })).toBe('posting_not_open');
  expect(whyNotPropose({ ...ready, profile: { initialised: false } })).toBe('profile_not_initialised');
  expect(whyNotPropose({ ...ready, service: { active: false } })).toBe('service_not_active');
  expect(whyNotPropose({ ...ready, isBlocked: true })).toBe('blocked');
});

test('an invite takes a service that is on offer, and an open posting if it is for one', () => {
  const ready = { posting: null, service: { active: true }, isBlocked: false };
  expect(whyNotInvite(ready)).toBeNull();
  expect(whyNotInvite({ ...ready, posting: { status: 'OPEN' } })).toBeNull();
  expect(whyNotInvite({ ...ready, posting: { status: 'CLOSED' } })).toBe('posting_not_open');
  expect(whyNotInvite({ ...ready, service: { active: false } })).toBe('service_not_active');
  expect(whyNotInvite({ ...ready, isBlocked: true })).toBe('blocked');
});

test('a block silences the chat of a job in which nobody is hired, and leaves that of paid work open', () => {
  const talking = { status: 'TALKING', isBlocked: true } as const;
  expect(whyNotWrite(talking)).toBe('blocked');
  expect(whyNotWrite({ ...talking, isBlocked: false })).toBeNull();
  for (const status of ['ACTIVE', 'DELIVERED', 'DISPUTED'] as const)
    expect(whyNotWrite({ status, isBlocked: true })).toBeNull();
  for (const status of ['COMPLETED', 'CANCELLED', 'ENDED'] as const)
    expect(whyNotWrite({ status, isBlocked: false })).toBe('chat_closed');
});

test('a chat takes messages until its job ends', () => {
  for (const status of ['ACTIVE', 'DELIVERED', 'DISPUTED'] as const)
    expect(isOpenChat({ status })).toBe(true);
  for (const status of ['COMPLETED', 'CANCELLED'] as const) expect(isOpenChat({ status })).toBe(false);
});

test('completed work is reviewed, and of what ended only a paid consultation that was held', () => {
  const open = { hasWritten: false, closesAt: after };
  const may = (status: JobStatus, heldPaidConsultation: boolean) =>
    whyNotReview({ status, heldPaidConsultation, ...open }, now) === null;
  expect(JOB_STATUSES.filter((status) => may(status, false))).toEqual(['COMPLETED']);
  expect(JOB_STATUSES.filter((status) => may(status, true))).toEqual(['COMPLETED', 'ENDED']);
  const ended = { status: 'ENDED', heldPaidConsultation: true, ...open } as const;
  expect(whyNotReview({ ...ended, hasWritten: true }, now)).toBe('already_reviewed');
  expect(whyNotReview({ ...ended, closesAt: now }, now)).toBe('review_closed');
});

test('an admin hides a review that is shown, and shows one that is hidden', () => {
  const [shown, hidden] = [{ hiddenAt: null }, { hiddenAt: before }];
  expect([whyNotHide(shown, true), whyNotHide(hidden, false)]).toEqual([null, null]);
  expect(whyNotHide(hidden, true)).toBe('invalid_transition');
  expect(whyNotHide(shown, false)).toBe('invalid_transition');
});

test('an account is disabled and enabled in turn, and a closed one stays closed', () => {
  const active = { disabledAt: null, closedAt: null };
  const disabled = { disabledAt: before, closedAt: null };
  const closed = { disabledAt: before, closedAt: before };
  const refusals = (rule: typeof whyNotDisable) => [active, disabled, closed].map(rule);
  expect(refusals(whyNotDisable)).toEqual([null, 'invalid_transition', 'invalid_transition']);
  expect(refusals(whyNotEnable)).toEqual(['invalid_transition', null, 'invalid_transition']);
});

test('nobody leaves while paid work goes on', () => {
  expect(whyNotLeave({ hasPaidWork: true, owes: true })).toBe('jobs_running');
  expect(whyNotLeave({ hasPaidWork: false, owes: true })).toBe('money_owed');
  expect(whyNotLeave({ hasPaidWork: false, owes: false })).toBeNull();
});

test('a service takes a finished profile, payouts and fewer than 20 active ones, and than 100 in all', () => {
  const ready = {
    initialised: true,
    payoutsEnabled: true,
    activeServices: 19,
    allServices: 99,
    mostServices: 20,
  };
  expect(whyNotAddService(ready)).toEqual([]);
  expect(whyNotAddService({ ...ready, activeServices: 20 })).toEqual(['too_many_services']);
  expect(whyNotAddService({ ...ready, allServices: 100 })).toEqual(['too_many_in_all']);
  expect(whyNotAddService({ ...ready, payoutsEnabled: false })).toEqual(['payouts_not_enabled']);
  expect(whyNotAddService({ ...ready, initialised: false, payoutsEnabled: false })).toEqual([
    'profile_not_initialised',
    'payouts_not_enabled',
  ]);
});

test('an admin resolves or dismisses an open report, once', () => {
  for (const to of ['RESOLVED', 'DISMISSED'] as const) {
    expect(whyNotDecideReport({ status: 'OPEN' }, to)).toBeNull();
    for (const status of ['RESOLVED', 'DISMISSED'] as const)
      expect(whyNotDecideReport({ status }, to)).toBe('invalid_transition');
  }
  expect(whyNotDecideReport({ status: 'OPEN' }, 'OPEN')).toBe('invalid_transition');
});

test('nobody accepts before the professional can be paid', () => {
  expect(whyNotAccept({ payoutsEnabled: true })).toBeNull();
  expect(whyNotAccept({ payoutsEnabled: false })).toBe('payouts_not_enabled');
});

const room = {
  startsAt: '2026-11-24T16:15:00.000Z',
  endsAt: '2026-11-24T16:45:00.000Z',
  agreedAt: '2026-11-20T12:00:00.000Z',
  meeting: { startedAt: null, endedAt: null },
  isOff: false,
};
const begun = { startedAt: '2026-11-24T16:16:00.000Z', endedAt: null };

test.each([
  ['before it opens', {}, '16:04:59', 'EARLY', 'too_early'],
  ['10 minutes before the start', {}, '16:05:00', 'OPEN', null],
  ['once the call has begun', { meeting: begun }, '16:20:00', 'LIVE', null],
  ['until 30 minutes after the end', { meeting: begun }, '17:14:59', 'LIVE', null],
  ['after that', { meeting: begun }, '17:15:00', 'ENDED', 'ended'],
  [
    'once the call was ended',
    { meeting: { ...begun, endedAt: '2026-11-24T16:30:00.000Z' } },
    '16:31:00',
    'ENDED',
    'ended',
  ],
  ['where the time is not agreed', { agreedAt: null }, '16:20:00', 'EARLY', 'too_early'],
  ['where it is off', { isOff: true }, '16:20:00', 'ENDED', 'ended'],
] as const)('the room of a consultation %s', (_, change, time, state, refusal) => {
  expect(meetingStateOf({ ...room, ...change }, `2026-11-24T${time}.000Z`)).toBe(state);
  expect(whyNotEnter({ state, appointment: { payBy: null } })).toBe(refusal);
});

test('nobody enters the open room of a consultation that is not paid', () => {
  const unpaid = { payBy: '2026-11-24T15:15:00.000Z' };
  expect(whyNotEnter({ state: 'OPEN', appointment: unpaid })).toBe('not_paid');
  expect(whyNotEnter({ state: 'EARLY', appointment: unpaid })).toBe('too_early');
});

test('both write in notes while their job goes on, unless the consultation is off', () => {
  const running = { isJobRunning: true, isBlocked: false };
  expect(whyNotWriteNotes('ACCEPTED', running)).toBeNull();
  expect(whyNotWriteNotes('SENT', running)).toBeNull();
  expect(whyNotWriteNotes('CANCELLED', running)).toBe('notes_closed');
  expect(whyNotWriteNotes('ACCEPTED', { ...running, isJobRunning: false })).toBe('notes_closed');
  expect(whyNotWriteNotes('ACCEPTED', { ...running, isBlocked: true })).toBe('blocked');
});

test('a call begins once both are in the room, and ends once it has begun', () => {
  const both = { client: true, professional: true };
  const appointment = { payBy: null, checkedIn: both, meeting: room.meeting };
  expect(whyNotCall({ state: 'OPEN', appointment }, 'start')).toBeNull();
  const alone = { ...appointment, checkedIn: { ...both, professional: false } };
  expect(whyNotCall({ state: 'OPEN', appointment: alone }, 'start')).toBe('not_checked_in');
  expect(whyNotCall({ state: 'OPEN', appointment }, 'end')).toBe('not_checked_in');
  expect(whyNotCall({ state: 'LIVE', appointment: { ...appointment, meeting: begun } }, 'end')).toBeNull();
  expect(whyNotCall({ state: 'EARLY', appointment }, 'start')).toBe('too_early');
  expect(whyNotCall({ state: 'ENDED', appointment }, 'end')).toBe('ended');
});

test('an admin takes a ticket on, puts it back, resolves it and opens it again', () => {
  const to = (status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED') =>
    (['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const).filter((each) => whyNotMove({ status }, each) === null);
  expect(to('OPEN')).toEqual(['IN_PROGRESS', 'RESOLVED']);
  expect(to('IN_PROGRESS')).toEqual(['OPEN', 'RESOLVED']);
  expect(to('RESOLVED')).toEqual(['OPEN', 'IN_PROGRESS']);
});

test('a resolved ticket takes a reply of its author for a while, and none of an admin', () => {
  const resolved = { status: 'RESOLVED', reopenUntil: after } as const;
  expect(whyNotReply(resolved, 'author', now)).toBeNull();
  expect(whyNotReply({ ...resolved, reopenUntil: now }, 'author', now)).toBe('ticket_closed');
  expect(whyNotReply(resolved, 'admin', now)).toBe('ticket_closed');
  for (const status of ['OPEN', 'IN_PROGRESS'] as const)
    for (const by of ['author', 'admin'] as const)
      expect(whyNotReply({ status, reopenUntil: null }, by, now)).toBeNull();
});

test('a job is paid once, while it is active, the processor is not at work on it, and the two can contact each other', () => {
  const open = { isPaid: false, isProcessing: false, isBlocked: false };
  const unpaid = { status: 'UNPAID', jobStatus: 'TALKING', ...open } as const;
  for (const status of ['UNPAID', 'FAILED', 'PENDING'] as const)
    expect(whyNotPay({ ...unpaid, status })).toBeNull();
  expect(whyNotPay({ ...unpaid, status: 'PENDING', isProcessing: true })).toBe('payment_processing');
  expect(whyNotPay({ ...unpaid, jobStatus: 'ENDED' })).toBe('invalid_transition');
  expect(whyNotPay({ ...unpaid, status: 'PAID', isPaid: true })).toBe('already_paid');
  expect(whyNotPay({ ...unpaid, isBlocked: true })).toBe('blocked');
});

test('an admin gives back what is left of a payment, whether it is held or released', () => {
  const held = {
    paidAt: before,
    amountCents: 1_000,
    refundedCents: 400,
    frozenAt: null,
    settlement: 'HELD',
  } as const;
  for (const settlement of ['HELD', 'RELEASED', 'SPLIT'] as const) {
    expect(whyNotRefund({ ...held, settlement }, 600)).toBeNull();
    expect(whyNotRefund({ ...held, settlement }, 601)).toBe('refund_too_large');
  }
  expect(whyNotRefund({ ...held, settlement: 'REFUNDED' }, 1)).toBe('refund_too_large');
  expect(whyNotRefund({ ...held, paidAt: null, settlement: 'NONE' }, 1)).toBe('not_paid');
  expect(whyNotRefund({ ...held, frozenAt: before }, 1)).toBe('payment_disputed');
});

test('a call to the processor is made again until it is over, and only a stuck refund is paid otherwise', () => {
  for (const status of ['PENDING', 'WAITING', 'STUCK'] as const) expect(whyNotRetry({ status })).toBeNull();
  for (const status of ['DONE', 'CANCELLED'] as const)
    expect(whyNotRetry({ status })).toBe('invalid_transition');
  const refused = { kind: 'refund', status: 'STUCK', disputedAt: null } as const;
  const on = '2026-03-10';
  expect(whyNotPayOtherwise(refused, on)).toBeNull();
  expect(whyNotPayOtherwise({ ...refused, disputedAt: '2026-03-10T09:00:00.000Z' }, on)).toBeNull();
  expect(whyNotPayOtherwise({ ...refused, disputedAt: '2026-03-09T23:00:00.000Z' }, on)).toBe(
    'payment_disputed',
  );
  expect(whyNotPayOtherwise({ ...refused, status: 'PENDING' }, on)).toBe('invalid_transition');
  expect(whyNotPayOtherwise({ ...refused, kind: 'transfer' }, on)).toBe('invalid_transition');
});
