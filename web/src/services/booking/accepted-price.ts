import { t } from '@lingui/core/macro';
import { cancelUntilOf, type CancellationHours } from '@parley/contract/appointments/cancel.ts';
import { payByOf } from '@parley/contract/appointments/price.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isPast } from '@parley/contract/moves.ts';
import { whenText } from '../../time/format.ts';
import { onYourClock } from '../../time/on-your-clock.ts';
import { callOffRule } from '../consultation-price.ts';

interface Priced {
  consultationPriceCents: number;
  cancellationHours: CancellationHours;
  /** Those that can still be accepted. */
  times: readonly string[];
}

interface Reader {
  isClient: boolean;
  zone: string;
  now: string;
  /** The other side's. */
  name: string;
  otherZone: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** By when the client pays if one of the times is accepted now. */
export function payRule({ consultationPriceCents, times }: Priced, reader: Reader): string {
  const { isClient, name, now } = reader;
  const price = shortMoney(consultationPriceCents);
  const payBy = times.map((time) => payByOf(now, time)).find((by) => msUntil(by, now) < DAY_MS);
  if (payBy === undefined)
    return isClient
      ? t`You then have 24 hours to pay ${price}.`
      : t`${name} then has 24 hours to pay ${price}; otherwise it’s called off.`;
  if (times.length > 1)
    return isClient
      ? t`You then have 24 hours to pay ${price}, or until an hour before the start if that comes first, but at least 30 minutes.`
      : t`${name} then has 24 hours to pay ${price}, or until an hour before the start if that comes first, but at least 30 minutes; otherwise it’s called off.`;
  const time = deadlineText(payBy, reader);
  return isClient
    ? t`You then have until ${time} to pay ${price}.`
    : t`${name} then has until ${time} to pay ${price}; otherwise it’s called off.`;
}

/** Until when the client can call off for free if one of the times is accepted now; the professional always can. */
export function callOffNow({ cancellationHours: hours, times }: Priced, reader: Reader): string {
  const { isClient, name, now } = reader;
  const [startsAt, ...others] = times;
  const isSoon = startsAt !== undefined && msUntil(startsAt, now) <= hours * HOUR_MS;
  if (!isSoon || others.length > 0)
    return isClient
      ? callOffRule(hours)
      : t`If ${name} calls it off at least ${hours} hours before the start, or you do at any time, they get everything back.`;
  const until = cancelUntilOf(now, startsAt, hours);
  const time = deadlineText(until, reader);
  if (isPast(until, now))
    return isClient
      ? t`It starts too soon to call off for free.`
      : t`If you call it off, ${name} gets everything back.`;
  return isClient
    ? t`Call it off by ${time}, and you get everything back.`
    : t`If ${name} calls it off by ${time}, or you do at any time, they get everything back.`;
}

const msUntil = (at: string, now: string) => Date.parse(at) - Date.parse(now);

const deadlineText = (at: string, { zone, now, otherZone }: Reader) =>
  onYourClock(whenText(at, zone, now), at, zone, otherZone);
