import { t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { otherOf, type Side, SIDES } from '@parley/contract/sides.ts';
import { type JobPageAction, jobActions } from '../../jobs/actions/actions.ts';
import { actionLabels, calledOffText } from '../../jobs/actions/action-labels.ts';
import { hasAhead } from '../../jobs/actions/call-off.ts';
import { shortName } from '../../users/short-name.ts';
import { heldAmount } from './decision.ts';

/** An action that an admin can take on behalf of a side. */
export interface OnBehalfAction<A extends string> {
  side: Side;
  act: A;
}

export const keyOf = ({ side, act }: OnBehalfAction<string>) => `${side} ${act}`;

/** Whether the chosen action is still possible: the sides may have acted in the meantime. */
export function isStillPossible(
  choices: readonly OnBehalfAction<string>[],
  chosen: OnBehalfAction<string>,
): boolean {
  return choices.some((each) => keyOf(each) === keyOf(chosen));
}
export const noLongerPossible = () => t`This is no longer possible. Choose another action.`;

/** The actions of both sides that are possible now. */
export function actionsOnBehalf<A extends string>(actsOf: (side: Side) => readonly A[]): OnBehalfAction<A>[] {
  return SIDES.flatMap((side) => actsOf(side).map((act) => ({ side, act })));
}

/** What can be done with a job on behalf of either side. */
export function jobActionsOnBehalf(
  job: Parameters<typeof jobActions>[0],
  now: string,
): OnBehalfAction<JobPageAction>[] {
  return actionsOnBehalf((side) => jobActions(job, side, now));
}

/** On whose behalf, and what: "For Ana Lima: Deliver work". */
export function onBehalfLabel(displayName: string, label: string): string {
  return t`For ${displayName}: ${label}`;
}

type JobFacts = Pick<Job, 'client' | 'professional' | 'money' | 'lateRefundAt' | 'appointments'>;

/** The same for an action on a job. */
export function jobActionLabel({ side, act }: OnBehalfAction<JobPageAction>, job: JobFacts): string {
  const name = shortName(otherOf(job, side).displayName);
  return onBehalfLabel(job[side].displayName, actionLabels(act, { job, side, name }).label);
}

/** The consequences of an action on a job, for admins. */
export function jobActionOutcome(act: JobPageAction, job: JobFacts, now: string): string {
  const { client, professional, money } = job;
  const [buyer, seller] = [shortName(client.displayName), shortName(professional.displayName)];
  const total = shortMoney(heldAmount(money));
  const net = shortMoney(money.netCents);
  const fee = shortMoney(money.feeCents);
  const refunded = t`${buyer} gets all ${total} back, and the job ends. This can’t be undone.`;
  const outcomes: Record<JobPageAction, string> = {
    deliver: t`${buyer} then has 14 days to accept the work or ask for changes. After that, it’s accepted automatically.`,
    request_changes: t`The job goes back to ${seller}. The money stays held.`,
    extend: t`Automatic acceptance moves 7 days later. This can be done once.`,
    complete: t`The job ends: ${seller} gets ${net}, and ${fee} is Parley’s fee. This can’t be undone.`,
    cancel: refunded,
    end: t`The job ends without a hire. Nothing is owed, and upcoming consultations are called off.`,
    extend_hire_by: t`${buyer} gets 7 more days to hire ${seller}.`,
    take_refund: t`${buyer} gets all ${total} back in 48 hours and the job ends, unless ${seller} objects before then.`,
    withdraw_refund: t`The money no longer goes back automatically. It stays held, and the job continues.`,
    dispute: t`An admin has to decide. The money stays held, and deadlines are paused.`,
    withdraw_dispute: t`The job continues where it was, and its deadlines resume.`,
  };
  const alsoEnds = hasAhead(job.appointments, now) ? calledOffText(act) : null;
  return alsoEnds === null ? outcomes[act] : `${outcomes[act]} ${alsoEnds}`;
}
