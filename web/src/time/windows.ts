import { t } from '@lingui/core/macro';
import { dateOf } from './format.ts';

/** The window in which a professional has to be free. */
export interface FreeWindow {
  freeFrom: string;
  freeTo: string;
}

/** The options for when the client could talk. */
export const WHEN = [
  {
    value: 'now',
    get label() {
      return t`Now`;
    },
  },
  {
    value: 'today',
    get label() {
      return t`Today`;
    },
  },
  {
    value: 'evening',
    get label() {
      return t`This evening`;
    },
  },
  {
    value: 'tomorrow',
    get label() {
      return t`Tomorrow`;
    },
  },
  {
    value: 'week',
    get label() {
      return t`This week`;
    },
  },
] as const;
export type When = (typeof WHEN)[number]['value'];

const QUARTER_MS = 15 * 60_000;
const NOW_LASTS_MS = 3 * 60 * 60_000;
const EVENING = { from: 18, to: 23 };
/** "Tomorrow" means waking hours. */
const DAY = { from: 8, to: 22 };

/** The window of an option, at this time and in this zone. */
export function windowOf(when: When, now: string, zone: string): FreeWindow {
  const today = dateOf(now, zone);
  const from = quarter(now);
  switch (when) {
    case 'now':
      return { freeFrom: from, freeTo: iso(Date.parse(from) + NOW_LASTS_MS) };
    case 'today':
      return { freeFrom: from, freeTo: atHour(dayAfter(today), 0, zone) };
    case 'evening':
      return evening(now, zone);
    case 'tomorrow':
      return within(dayAfter(today), DAY, zone);
    case 'week':
      return { freeFrom: from, freeTo: atHour(dayAfter(today, 7), 0, zone) };
  }
}

export function isWhen(word: string | null): word is When {
  return WHEN.some(({ value }) => value === word);
}

/** Late at night "this evening" is the next one. */
function evening(now: string, zone: string): FreeWindow {
  const today = within(dateOf(now, zone), EVENING, zone);
  if (now >= today.freeTo) return within(dayAfter(dateOf(now, zone)), EVENING, zone);
  return now > today.freeFrom ? { ...today, freeFrom: quarter(now) } : today;
}

function within(date: string, { from, to }: { from: number; to: number }, zone: string): FreeWindow {
  return { freeFrom: atHour(date, from, zone), freeTo: atHour(date, to, zone) };
}

function dayAfter(date: string, days = 1): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function atHour(date: string, hour: number, zone: string): string {
  const time = Temporal.PlainTime.from({ hour });
  return iso(
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds,
  );
}

// Rounded to quarter hours, so that a search URL stays the same for a while.
function quarter(now: string): string {
  return iso(Math.floor(Date.parse(now) / QUARTER_MS) * QUARTER_MS);
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
