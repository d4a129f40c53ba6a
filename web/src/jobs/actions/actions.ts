import type { Job } from '@parley/contract/jobs/schemas.ts';
import { JOB_MOVES, type JobAction } from '@parley/contract/jobs/states.ts';
import { actionsFor } from '@parley/contract/moves.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isPaid } from '../../payments/status.ts';

/** The moves that have a button on the job's page. */
export const ACTS = [
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'cancel_paid',
  'take_refund',
  'dispute',
  'withdraw_dispute',
] as const;
export type Act = Extract<JobAction, (typeof ACTS)[number]>;

type Movable = Pick<Job, 'status' | 'paymentStatus' | 'extensionUsed' | 'refundableAt' | 'dispute'>;
type Asked = Movable & { side: Side; now: string };

// What the table of moves cannot express: these need something more of the job.
const ALSO: Partial<Record<Act, (asked: Asked) => boolean>> = {
  extend: ({ extensionUsed }) => !extensionUsed,
  take_refund: ({ refundableAt, now }) =>
    refundableAt !== null && Date.parse(refundableAt) <= Date.parse(now),
  withdraw_dispute: ({ dispute, side }) => dispute?.by === side,
};

/** What this side may do with a job now, by the table of moves and the state of the money. */
export function jobActions(job: Movable, side: Side, now: string): Act[] {
  const money = isPaid(job) ? 'PAID' : 'UNPAID';
  const rows = JOB_MOVES.filter((move) => move.money === money);
  const open = actionsFor(rows, job.status, [side]);
  const asked = { ...job, side, now };
  return ACTS.filter((act) => open.includes(act) && (ALSO[act]?.(asked) ?? true));
}

/** The primary action of the page; null where it is not this side's turn. */
export function mainAction(job: Movable, side: Side, now: string): Act | null {
  const actions = jobActions(job, side, now);
  if (actions.includes('deliver')) return 'deliver';
  // A client may also accept work that was never delivered here, but only after the delivery is it the next step.
  return actions.includes('request_changes') && actions.includes('complete') ? 'complete' : null;
}
