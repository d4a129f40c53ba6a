import { plural } from '@lingui/core/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { nextTimeOf } from '@parley/contract/negotiations/times.ts';
import { whenText } from '../time/format.ts';
import { onYourClock } from '../time/on-your-clock.ts';

interface Reader {
  zone: string;
  otherZone: string;
  now: string;
}

/** The next of the suggested times on the reader's clock, and how many others: "tomorrow 17:15 or 2 other times". */
export function consultationTime(negotiation: Negotiation, { zone, otherZone, now }: Reader) {
  const startsAt = nextTimeOf(negotiation, now);
  const when = onYourClock(whenText(startsAt, zone, now), startsAt, zone, otherZone);
  const more = negotiation.alternatives.length;
  if (more === 0) return { startsAt, when };
  const all = plural(more, { one: `${when} or one other time`, other: `${when} or # other times` });
  return { startsAt, when: all };
}
