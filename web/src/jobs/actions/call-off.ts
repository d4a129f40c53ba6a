import { t } from '@lingui/core/macro';
import { callOffCost } from '@parley/contract/appointments/cancel.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import { isPast } from '@parley/contract/moves.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isHeld } from '@parley/contract/payments/rules.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { dayTimeText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';

type PricedConsultation = Pick<Appointment, 'priceCents' | 'payBy' | 'cancelUntil' | 'payment' | Side>;
type AheadConsultation = PricedConsultation &
  Pick<Appointment, 'status' | 'agreedAt' | 'startsAt' | 'meeting'>;
interface Reader {
  side: Side;
  zone: string;
  now: string;
}

/** In cents: what is held for a consultation now. */
export function heldCents({ priceCents, payment }: Pick<Appointment, 'priceCents' | 'payment'>): number {
  return payment !== null && isHeld(payment) ? priceCents - payment.refundedCents : 0;
}

/** In cents: what the professional gets of it if this side calls it off now. */
export function costOfCallingOff(consultation: PricedConsultation, { side, now }: Reader): number {
  const { cancelUntil } = consultation;
  return callOffCost({ heldCents: heldCents(consultation), cancelUntil }, side, now).toProfessionalCents;
}

/** What calling off a priced consultation costs this side now; null where nothing was asked for. */
export function callOffText(consultation: PricedConsultation, reader: Reader): string | null {
  const { cancelUntil, payBy } = consultation;
  if (payBy !== null) return t`Nothing has been paid yet, and nothing is owed.`;
  const held = heldCents(consultation);
  if (held === 0) return null;
  const [amount, name] = [shortMoney(held), shortName(otherOf(consultation, reader.side).displayName)];
  if (costOfCallingOff(consultation, reader) > 0 && cancelUntil !== null) {
    const time = dayTimeText(cancelUntil, reader.zone);
    return t`Calling off was free until ${time}. Now the ${amount} you paid goes to ${name}.`;
  }
  return reader.side === 'client' ? t`You get all ${amount} back.` : t`${name} gets all ${amount} back.`;
}

/** What becomes of the paid consultations that are called off when this side ends the job now; null without any. */
export function endingText(consultations: readonly AheadConsultation[], reader: Reader): string | null {
  const ahead = consultations.filter((each) => isAhead(each, reader.now) && heldCents(each) > 0);
  return ahead.length === 0 ? null : ahead.map((each) => lostOrBack(each, reader)).join(' ');
}

const isAhead = ({ status, agreedAt, startsAt, meeting }: AheadConsultation, now: string) =>
  agreedAt !== null && !isOff(status) && meeting.startedAt === null && !isPast(startsAt, now);

/** Whether a consultation is agreed and still to come: what ends the job calls it off. */
export const hasAhead = (consultations: readonly AheadConsultation[], now: string): boolean =>
  consultations.some((each) => isAhead(each, now));

function lostOrBack(consultation: AheadConsultation, reader: Reader): string {
  const amount = shortMoney(heldCents(consultation));
  const name = shortName(otherOf(consultation, reader.side).displayName);
  const time = dayTimeText(consultation.startsAt, reader.zone);
  if (costOfCallingOff(consultation, reader) > 0)
    return t`It’s too late to call off the consultation on ${time} for free: the ${amount} you paid for it goes to ${name}.`;
  return reader.side === 'client'
    ? t`You get the ${amount} for the consultation on ${time} back.`
    : t`${name} gets the ${amount} for the consultation on ${time} back.`;
}
