import { t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { dayTimeText } from '../time/format.ts';
import { shortName } from '../users/short-name.ts';

type Pair = Pick<Job, Side>;
type Suggested = Pick<Resolution, 'toProfessionalCents' | 'heldCents' | 'dueAt'>;
interface Reader {
  side: Side;
  zone: string;
}

/** "$360 for Ana and $840 back to you", or "a new due date, Fri 12 Dec 23:59". */
export function suggestedText(
  { toProfessionalCents, heldCents, dueAt }: Suggested,
  pair: Pair,
  { side, zone }: Reader,
): string {
  if (toProfessionalCents === null) {
    const day = dueAt === null ? '' : dayTimeText(dueAt, zone);
    return t`a new due date, ${day}`;
  }
  const name = shortName(otherOf(pair, side).displayName);
  const [part, rest] = [shortMoney(toProfessionalCents), shortMoney(heldCents - toProfessionalCents)];
  const isClient = side === 'client';
  if (toProfessionalCents === 0)
    return isClient ? t`all ${rest} back to you` : t`all ${rest} back to ${name}`;
  if (toProfessionalCents === heldCents)
    return isClient ? t`all ${part} for ${name}` : t`all ${part} for you`;
  return isClient
    ? t`${part} for ${name} and ${rest} back to you`
    : t`${part} for you and ${rest} back to ${name}`;
}

/** "Ana suggests …", as the reader's side calls it. */
export function titleText(resolution: Resolution, pair: Pair, reader: Reader): string {
  const name = shortName(pair[resolution.by].displayName);
  const what = suggestedText(resolution, pair, reader);
  return resolution.by === reader.side ? t`You suggest ${what}` : t`${name} suggests ${what}`;
}

/** What happens to a dispute that nobody decides; null where it has no end of its own. */
export function undecidedText(job: Job, { side, zone }: Reader): string | null {
  const { refundAt, undecidedCents } = job.dispute ?? { refundAt: null, undecidedCents: 0 };
  if (refundAt === null) return null;
  const day = dayTimeText(refundAt, zone);
  const client = shortName(job.client.displayName);
  if (undecidedCents > 0)
    return t`If nothing is settled or decided by ${day}, half of the money is released and half is refunded.`;
  return side === 'client'
    ? t`If nothing is settled or decided by ${day}, all the money goes back to you.`
    : t`If nothing is settled or decided by ${day}, all the money goes back to ${client}.`;
}
