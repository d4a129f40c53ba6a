import { t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { otherOf, type Side, SIDES } from '@parley/contract/sides.ts';
import { type Act, jobActions } from '../../jobs/actions/actions.ts';
import { actWords } from '../../jobs/actions/act-words.ts';
import { shortName } from '../../users/short-name.ts';

/** An act of one side that an admin can do on their behalf. */
export interface InPlace<A extends string> {
  side: Side;
  act: A;
}

export const keyOf = ({ side, act }: InPlace<string>) => `${side} ${act}`;

/** Whether the chosen act is still possible: the sides may have acted meanwhile. */
export function isAmong(choices: readonly InPlace<string>[], chosen: InPlace<string>): boolean {
  return choices.some((each) => keyOf(each) === keyOf(chosen));
}
export const gone = () => t`This is no longer possible. Choose another action.`;

/** What either side could do now. */
export function actsInPlace<A extends string>(actsOf: (side: Side) => readonly A[]): InPlace<A>[] {
  return SIDES.flatMap((side) => actsOf(side).map((act) => ({ side, act })));
}

/** What can be done with a job on behalf of either side. */
export function jobActsInPlace(job: Parameters<typeof jobActions>[0], now: string): InPlace<Act>[] {
  return actsInPlace((side) => jobActions(job, side, now));
}

/** On whose behalf, and what: "For Ana Lima: Deliver work". */
export function inPlaceWords(displayName: string, label: string): string {
  return t`For ${displayName}: ${label}`;
}

type Told = Pick<Job, 'client' | 'professional' | 'money'>;

/** The same for an act on a job. */
export function jobActLabel({ side, act }: InPlace<Act>, job: Told): string {
  const name = shortName(otherOf(job, side).displayName);
  return inPlaceWords(job[side].displayName, actWords(act, { job, name }).label);
}

/** The consequences of an act on a job, told to an admin. */
export function jobActOutcome(act: Act, { client, professional, money }: Told): string {
  const [buyer, seller] = [shortName(client.displayName), shortName(professional.displayName)];
  const total = shortMoney(money.amountCents);
  const net = shortMoney(money.netCents);
  const fee = shortMoney(money.feeCents);
  const refunded = t`${buyer} gets all ${total} back, and the job ends. This can’t be undone.`;
  const outcomes: Record<Act, string> = {
    deliver: t`${buyer} then has 14 days to accept the work or ask for changes. After that, it’s accepted automatically.`,
    request_changes: t`The job goes back to ${seller}. The money stays held.`,
    extend: t`Automatic acceptance moves 7 days later. This can be done once.`,
    complete: t`The job ends: ${seller} gets ${net}, and ${fee} is Parley’s fee. This can’t be undone.`,
    cancel: t`No money has moved. The job ends, and its consultation is canceled.`,
    cancel_paid: refunded,
    take_refund: refunded,
    dispute: t`An admin has to decide. The money stays held, and deadlines are paused.`,
    withdraw_dispute: t`The job continues where it was, and its deadlines resume.`,
  };
  return outcomes[act];
}
