import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { otherOf, type Side, SIDES } from '@parley/contract/sides.ts';
import { type Act, jobActions } from '../../jobs/actions/actions.ts';
import { actWords } from '../../jobs/actions/act-words.ts';
import { shortName } from '../../users/short-name.ts';

/** An act that one of the two could do, and an admin in their place. */
export interface InPlace<A extends string> {
  side: Side;
  act: A;
}

export const keyOf = ({ side, act }: InPlace<string>) => `${side} ${act}`;

/** Whether what was chosen can still be done: the two may act meanwhile. */
export function isAmong(choices: readonly InPlace<string>[], chosen: InPlace<string>): boolean {
  return choices.some((each) => keyOf(each) === keyOf(chosen));
}
export const GONE = 'This cannot be done any more. Choose again.';

/** What either of the two could do now. */
export function actsInPlace<A extends string>(actsOf: (side: Side) => readonly A[]): InPlace<A>[] {
  return SIDES.flatMap((side) => actsOf(side).map((act) => ({ side, act })));
}

/** What can be done with a job in the place of either of the two. */
export function jobActsInPlace(job: Parameters<typeof jobActions>[0], now: string): InPlace<Act>[] {
  return actsInPlace((side) => jobActions(job, side, now));
}

/** How the calls name the side in whose place something is done. */

/** In whose place, and what: "For Ana Lima: deliver the work". */
export function inPlaceWords(displayName: string, label: string): string {
  return `For ${displayName}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

type Told = Pick<Job, 'client' | 'professional' | 'money'>;

/** The same for an act on a job. */
export function jobActLabel({ side, act }: InPlace<Act>, job: Told): string {
  const name = shortName(otherOf(job, side).displayName);
  return inPlaceWords(job[side].displayName, actWords(act, { job, name }).label);
}

/** What an act on a job leads to, said to whoever is neither of the two. */
export function jobActOutcome(act: Act, { client, professional, money }: Told): string {
  const [buyer, seller] = [shortName(client.displayName), shortName(professional.displayName)];
  const goesBack = `All ${shortMoney(money.amountCents)} goes back to ${buyer}, and the job ends. This cannot be undone.`;
  const outcomes: Record<Act, string> = {
    deliver: `${buyer} then has 14 days to accept the work or to ask for changes. After that it is accepted by itself.`,
    request_changes: `The job goes back to ${seller}. The money stays held.`,
    extend: 'The day on which the work is accepted by itself moves seven days on. This can be done once.',
    complete: `The job ends: ${shortMoney(money.netCents)} goes to ${seller}, and ${shortMoney(money.feeCents)} is Parley’s fee. This cannot be undone.`,
    cancel: 'No money has moved. The job ends, and its consultation is off.',
    cancel_paid: goesBack,
    take_refund: goesBack,
    dispute: 'The job waits for an admin’s decision. Its money stays held, and its deadlines stand still.',
    withdraw_dispute: 'The job goes on where it was, and so do its deadlines.',
  };
  return outcomes[act];
}
