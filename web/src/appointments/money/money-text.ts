import { t } from '@lingui/core/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import { isPast } from '@parley/contract/moves.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Settlement } from '@parley/contract/payments/states.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { heldCents } from '../../jobs/actions/call-off.ts';
import { hasFailed, isPaid } from '../../jobs/money/status.ts';
import { netOf, receivesText } from '../../platform/installation/fee-text.ts';
import { currentFee } from '../../platform/installation/current-fee.ts';
import { dayTimeText } from '../../time/format.ts';
import { onYourClock } from '../../time/on-your-clock.ts';
import { shortName } from '../../users/short-name.ts';

/** How the money of a consultation stands, for one side. */
interface MoneyText {
  headline: string;
  about: string;
}
interface Reader {
  side: Side;
  zone: string;
  now: string;
}
interface Input extends Reader {
  appointment: Appointment;
  isClient: boolean;
  /** The other side’s short name. */
  name: string;
  say: (at: string) => string;
  /** Same, with whose time it is where their clocks differ. */
  sayOnClock: (at: string) => string;
}

/** How the money of a consultation stands and what moves it next; null for a free one, and where none was ever due. */
export function moneyText(appointment: Appointment, reader: Reader): MoneyText | null {
  const { payment, payBy, agreedAt, status } = appointment;
  if (payment === null || agreedAt === null) return null;
  const other = otherOf(appointment, reader.side);
  const say = (at: string) => dayTimeText(at, reader.zone);
  const input: Input = {
    ...reader,
    appointment,
    isClient: reader.side === 'client',
    name: shortName(other.displayName),
    say,
    sayOnClock: (at) => onYourClock(say(at), at, reader.zone, other.timeZone),
  };
  if (payBy !== null) return input.isClient ? toPay(input, payBy) : toBePaid(input, payBy);
  if (!isPaid({ paymentStatus: payment.status }))
    return isOff(status)
      ? { headline: t`Nothing was paid`, about: t`The consultation was called off before it was paid.` }
      : null;
  return SETTLED[payment.settlement](input);
}

function toPay(input: Input, payBy: string): MoneyText {
  const { appointment, sayOnClock } = input;
  const [price, time] = [shortMoney(appointment.priceCents), sayOnClock(payBy)];
  const failed = t`Your payment didn’t go through, and you weren’t charged.`;
  const hold = t`You pay by card, and Parley holds the money until you’ve talked. If it isn’t paid by then, the consultation is called off.`;
  const hasProblem = hasFailed({ paymentStatus: appointment.payment?.status ?? 'UNPAID' });
  return {
    headline: t`Pay ${price} by ${time} to confirm your consultation`,
    about: [...(hasProblem ? [failed] : []), hold, callOffRule(input, appointment.priceCents)].join(' '),
  };
}

/** Until when the client can call off for free, and what it costs then. */
function callOffRule({ appointment, name, say, now }: Input, cents: number): string {
  const { cancelUntil } = appointment;
  const amount = shortMoney(cents);
  if (cancelUntil === null || isPast(cancelUntil, now))
    return t`If you call it off now or don’t come, the ${amount} goes to ${name}.`;
  const time = say(cancelUntil);
  return t`You can call it off for free until ${time}. After that, or if you don’t come, the ${amount} goes to ${name}.`;
}

function toBePaid({ appointment, name, sayOnClock }: Input, payBy: string): MoneyText {
  const [price, time] = [shortMoney(appointment.priceCents), sayOnClock(payBy)];
  const net = receivesText(appointment.priceCents, feeFor(appointment));
  return {
    headline: t`${name} has until ${time} to pay ${price}`,
    about: t`Otherwise, the consultation is called off. Once it’s paid, Parley holds the money until you’ve talked. ${net}`,
  };
}

const feeFor = ({ payment }: Appointment) => payment ?? currentFee();
const netText = (appointment: Appointment, cents: number) => shortMoney(netOf(cents, feeFor(appointment)));

const SETTLED: Record<Settlement, (input: Input) => MoneyText | null> = {
  NONE: () => null,
  HELD: (input) => {
    const amount = shortMoney(heldCents(input.appointment));
    return { headline: t`${amount} paid, held by Parley`, about: whatHoldsIt(input) };
  },
  RELEASED: (input) => ended(input),
  SPLIT: (input) => ended(input),
  REFUNDED: ({ appointment, isClient, name }) => {
    const amount = shortMoney(appointment.priceCents);
    return {
      headline: isClient ? t`${amount} went back to you` : t`${amount} went back to ${name}`,
      about: t`Everything paid for the consultation.`,
    };
  },
};

/** While the client’s bank disputes the payment, none of the dates stands; null without that. */
function disputeText({ appointment, isClient, name }: Input): string | null {
  if ((appointment.payment?.frozenAt ?? null) === null) return null;
  return isClient ? t`Your bank is disputing this payment.` : t`${name}’s bank is disputing this payment.`;
}

/** What has to happen before held money moves. */
function whatHoldsIt(input: Input): string {
  const dispute = disputeText(input);
  if (dispute !== null) return `${dispute} ${t`Nothing moves until it decides.`}`;
  const { settleAt, objectedAt, startsAt, meeting } = input.appointment;
  if (settleAt !== null) return objectedAt === null ? dueText(input, settleAt) : frozenText(input, settleAt);
  // Both may come early: then nobody can call it off any more.
  const hasBegun = meeting.startedAt !== null || isPast(startsAt, input.now);
  return hasBegun ? begunText(input) : aheadText(input);
}

function aheadText(input: Input): string {
  const { appointment, isClient, name, say, now } = input;
  const held = heldCents(appointment);
  if (isClient) return callOffRule(input, held);
  const { cancelUntil } = appointment;
  const isFree = cancelUntil !== null && !isPast(cancelUntil, now);
  const time = cancelUntil === null ? '' : say(cancelUntil);
  const net = netText(appointment, held);
  const receive = t`You receive ${net} two days after you’ve talked. If you call it off, ${name} gets everything back.`;
  const free = isFree
    ? t`${name} can call it off for free until ${time}.`
    : t`${name} can no longer call it off for free.`;
  return `${receive} ${free}`;
}

function begunText({ appointment, isClient, name }: Input): string {
  const net = netText(appointment, heldCents(appointment));
  return isClient
    ? t`It’s released to ${name} two days after you’ve talked. If ${name} doesn’t come, it all goes back to you.`
    : t`You receive ${net} two days after you’ve talked, unless someone objects.`;
}

function dueText({ appointment, isClient, name, say }: Input, settleAt: string): string {
  const [time, net] = [say(settleAt), netText(appointment, heldCents(appointment))];
  if (appointment.settleTo === 'PROFESSIONAL')
    return isClient
      ? t`It’s released to ${name} on ${time}, unless someone objects.`
      : t`You receive ${net} on ${time}, unless someone objects.`;
  return isClient
    ? t`It goes back to you on ${time}, unless someone objects.`
    : t`It goes back to ${name} on ${time}, unless someone objects.`;
}

function frozenText({ appointment, isClient, name, say }: Input, settleAt: string): string {
  const [time, net] = [say(settleAt), netText(appointment, heldCents(appointment))];
  const decides = objectionText(appointment, isClient ? 'client' : 'professional', name);
  const otherwise =
    appointment.settleTo === 'PROFESSIONAL'
      ? isClient
        ? t`Without a decision, it’s released to ${name} on ${time}.`
        : t`Without a decision, you receive ${net} on ${time}.`
      : isClient
        ? t`Without a decision, it goes back to you on ${time}.`
        : t`Without a decision, it goes back to ${name} on ${time}.`;
  return `${decides} ${otherwise}`;
}

/** Whether the reader objected, or the other side. */
function objectionText({ history }: Appointment, side: Side, name: string): string {
  const by = history.findLast(({ action }) => action === 'object')?.by;
  if (by === side) return t`You objected, so Parley decides who gets it.`;
  return by === 'client' || by === 'professional'
    ? t`${name} objected, so Parley decides who gets it.`
    : t`One of you objected, so Parley decides who gets it.`;
}

/** The professional has their part; some of it may have gone back. */
function ended(input: Input): MoneyText {
  const { appointment, isClient, name } = input;
  const backCents = appointment.payment?.refundedCents ?? 0;
  const keptCents = appointment.priceCents - backCents;
  const [kept, back, net] = [shortMoney(keptCents), shortMoney(backCents), netText(appointment, keptCents)];
  const returned = isClient ? t`${back} went back to you.` : t`${back} went back to ${name}.`;
  const what = backCents > 0 ? returned : t`For the consultation.`;
  const dispute = disputeText(input);
  return {
    headline: isClient ? t`${kept} went to ${name}` : t`You received ${net}`,
    about: [what, ...(dispute === null ? [] : [dispute])].join(' '),
  };
}
