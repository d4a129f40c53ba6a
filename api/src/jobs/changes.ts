import { OBJECT_WITHIN_HOURS } from '@parley/contract/appointments/states.ts';
import { beforeDispute, type JobAction, type JobActor } from '@parley/contract/jobs/states.ts';
import { daysAfter, earliest, hoursAfter, latest, minutesAfter } from '../platform/clock.ts';
import {
  extendedHireDeadline,
  overdueDeadlines,
  overdueDispute,
  reviewDeadline,
  withHireReminder,
  workReminder,
} from './deadlines/deadlines.ts';
import { acceptDeadline, acceptReminder } from './deadlines/release-deadline.ts';
import { undecidedDeadline, undecidedReminder } from './deadlines/dispute-deadline.ts';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { JobRow, updateJob } from './queries.ts';

const EXTENSION_DAYS = 7;

/** Everything but the hire, which a payment does (`hire-job.ts`). */
export type MoveAction = Exclude<JobAction, 'hire'>;
type Changes = Parameters<typeof updateJob>[2];
interface Circumstances {
  now: string;
  by: JobActor;
  /** The new one that both agreed on. */
  dueAt?: string;
}

/** What a move changes besides the status, above all the deadlines. */
export function changesOf(action: MoveAction, job: JobRow, circumstances: Circumstances): Changes {
  return CHANGES[action](job, circumstances);
}

const noDeadlines = { releaseAt: null, refundableAt: null, disputeAt: null };
const notDisputed = {
  disputedAt: null,
  disputedBy: null,
  disputedFrom: null,
  refundAt: null,
  stoppedClocks: null,
};
const ended = {
  hireBy: null,
  pausedHireBy: null,
  lateRefundAt: null,
  remindAt: null,
  ...noDeadlines,
  ...notDisputed,
};

type Change = (job: JobRow, circumstances: Circumstances) => Changes;
const complete: Change = (job, { now }) => ({
  ...ended,
  completedAt: now,
  reviewBy: isLaterMilestone(job) ? null : reviewDeadline(now),
});
const cancel: Change = (_job, { now }) => ({ ...ended, cancelledAt: now });

const resume: Change = (job, { now }) => {
  const clocks = resumedDeadlines(job, now);
  return { ...notDisputed, ...clocks, remindAt: workOrAcceptReminder(now, { dueAt: job.dueAt, ...clocks }) };
};

interface Clocks {
  dueAt: string | null;
  releaseAt: string | null;
  refundableAt: string | null;
  disputeAt: string | null;
  lateRefundAt: string | null;
}

/** While everything is about to go back, nothing else is near that anybody could be reminded of. */
function workOrAcceptReminder(now: string, clocks: Clocks): string | null {
  if (clocks.lateRefundAt !== null) return null;
  return clocks.releaseAt ? acceptReminder(now, clocks.releaseAt) : workReminder(now, clocks);
}

/** A bank takes as long as it takes. */
const untilDecided = { refundAt: null, remindAt: null };

const standStill: Change = ({ disputedBy, refundAt, stoppedClocks }, { now, by }) => {
  const dispute = { by: disputedBy, refundAt, since: now };
  const clocks = { ...stoppedClocks, dispute };
  return { disputedBy: by, stoppedClocks: JSON.stringify(clocks), ...untilDecided };
};

/** What was left of the time to decide is left again. */
const goOn: Change = ({ stoppedClocks }, { now }) => {
  const { dispute, ...clocks } = stoppedClocks ?? {};
  if (!dispute) return {};
  const stood = (Date.parse(now) - Date.parse(dispute.since)) / 60_000;
  const refundAt = dispute.refundAt && minutesAfter(dispute.refundAt, stood);
  return {
    disputedBy: dispute.by,
    refundAt,
    remindAt: refundAt && undecidedReminder(now, refundAt),
    stoppedClocks: JSON.stringify(clocks),
  };
};

const CHANGES: Record<MoveAction, Change> = {
  end: (_job, { now }) => ({ ...ended, endedAt: now, reviewBy: reviewDeadline(now) }),
  // While a bank works on a payment, the deadline is paused.
  extend_hire_by: ({ hireBy, pausedHireBy, hireExtensions }, { now }) => ({
    hireExtensions: hireExtensions + 1,
    ...(hireBy === null
      ? { pausedHireBy: extendedHireDeadline(pausedHireBy ?? now, 1) }
      : withHireReminder(now, extendedHireDeadline(hireBy, 1))),
  }),
  // What is delivered so late doesn't take the refund away: the professional can object instead.
  deliver: ({ dueAt, lateRefundAt, holdUntil }, { now }) => {
    const clocks = { ...noDeadlines, releaseAt: whileHeld(acceptDeadline(now), holdUntil) };
    const remindAt = workOrAcceptReminder(now, { dueAt, lateRefundAt, ...clocks });
    return { ...clocks, deliveredAt: now, remindAt };
  },
  request_changes: ({ dueAt }, { now }) => ({
    deliveredAt: null,
    releaseAt: null,
    lateRefundAt: null,
    ...workDeadlines(now, dueAt),
  }),
  extend: ({ releaseAt, holdUntil }, { now }) => {
    const later = whileHeld(daysAfter(releaseAt ?? now, EXTENSION_DAYS), holdUntil);
    // Whoever takes more time to look at the work doesn't want everything back before that.
    return {
      extensionUsed: true,
      releaseAt: later,
      lateRefundAt: null,
      remindAt: acceptReminder(now, later),
    };
  },
  complete,
  release: complete,
  split: complete,
  cancel,
  // The professional has as long to object as after a missed consultation; a dispute of the clock must not come before.
  take_refund: (_job, { now }) => ({
    lateRefundAt: hoursAfter(now, OBJECT_WITHIN_HOURS),
    disputeAt: null,
    remindAt: null,
  }),
  withdraw_refund: (job, { now }) => {
    const { refundableAt } = job;
    const least = daysAfter(now, DISPUTE_AT_LEAST_DAYS);
    // Delivered work has neither of the two.
    const disputeAt = refundableAt && latest(overdueDispute(refundableAt), least);
    const clocks = { lateRefundAt: null, disputeAt };
    return { ...clocks, remindAt: workOrAcceptReminder(now, { ...job, ...clocks }) };
  },
  refund_late: cancel,
  refund_absent: cancel,
  refund: cancel,
  dispute: ({ releaseAt, refundableAt, disputeAt, lateRefundAt, status }, { now, by }) => {
    const refundAt = undecidedDeadline(now);
    return {
      ...noDeadlines,
      lateRefundAt: null,
      disputedAt: now,
      disputedBy: by,
      disputedFrom: beforeDispute(status),
      stoppedClocks: JSON.stringify({ releaseAt, refundableAt, disputeAt, lateRefundAt }),
      refundAt,
      remindAt: undecidedReminder(now, refundAt),
    };
  },
  // A dispute that goes on already stops until the bank has decided, and then goes on.
  freeze: (job, circumstances) =>
    job.disputedAt === null
      ? { ...CHANGES.dispute(job, circumstances), ...untilDecided }
      : standStill(job, circumstances),
  unfreeze: (job, circumstances) =>
    job.stoppedClocks?.dispute ? goOn(job, circumstances) : resume(job, circumstances),
  charge_back: cancel,
  withdraw_dispute: resume,
  resume,
  // Both go on, from a dispute too: the deadlines follow the new date.
  change_due_date: (job, { now, dueAt = job.dueAt }) => ({
    ...notDisputed,
    dueAt,
    deliveredAt: null,
    releaseAt: null,
    lateRefundAt: null,
    ...workDeadlines(now, dueAt),
  }),
};

/** Delivered work is accepted at the end of holding at the latest. */
const whileHeld = (at: string, holdUntil: string | null) =>
  holdUntil === null ? at : earliest(at, holdUntil);

function workDeadlines(now: string, dueAt: string | null) {
  const clocks = overdueDeadlines(now, dueAt);
  return { ...clocks, remindAt: workReminder(now, { dueAt, ...clocks }) };
}

/** The minimum time left after a dispute before a deadline acts. */
const ACCEPT_AT_LEAST_DAYS = 2;
const DISPUTE_AT_LEAST_DAYS = 7;

/**
 * The deadlines that the dispute paused, shifted by its length. One that had passed gets a minimum, or an automatic
 * dispute would reopen within a minute. The client's right to a refund is no deadline: it stays if it existed before.
 */
function resumedDeadlines({ stoppedClocks, disputedAt, holdUntil }: JobRow, now: string) {
  const stood = (Date.parse(now) - Date.parse(disputedAt ?? now)) / 60_000;
  const later = (at: string | null | undefined, least?: string) => {
    if (!at) return null;
    const shifted = minutesAfter(at, stood);
    return least === undefined ? shifted : latest(shifted, least);
  };
  const releaseAt = later(stoppedClocks?.releaseAt, daysAfter(now, ACCEPT_AT_LEAST_DAYS));
  return {
    releaseAt: releaseAt && whileHeld(releaseAt, holdUntil),
    refundableAt: later(stoppedClocks?.refundableAt),
    disputeAt: later(stoppedClocks?.disputeAt, daysAfter(now, DISPUTE_AT_LEAST_DAYS)),
    lateRefundAt: later(stoppedClocks?.lateRefundAt, hoursAfter(now, OBJECT_WITHIN_HOURS)),
  };
}
