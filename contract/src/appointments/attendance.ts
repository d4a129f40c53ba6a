import { SIDES, type Side } from '../sides.ts';
import type { AttendanceCount } from '../users/schemas.ts';
import { ATTENDANCE_AFTER_MINUTES, type Attendance } from './states.ts';

/** How long somebody has to be in the room to have come, and both together for it to be held. */
export const PRESENT_FOR_MINUTES = 2;

/** A stay in the room; without an end while it goes on. */
export interface Presence {
  joinedAt: string;
  leftAt: string | null;
}
type Span = readonly [from: number, to: number];

const MINUTE_MS = 60_000;
const ENOUGH_MS = PRESENT_FOR_MINUTES * MINUTE_MS;

/**
 * Decides who came (the attendance). The published rule: what a consultation counts as, by who was in the room up to 15 minutes after the start. Together for 2
 * minutes, also before the start, it was held; else whoever was there for 2 minutes from the start on has come. Stays add up, so that
 * a bad connection makes nobody absent; two who came one after the other are not absent either.
 */
export function attendanceOf(presences: Record<Side, readonly Presence[]>, startsAt: string): Attendance {
  const start = Date.parse(startsAt);
  const end = start + ATTENDANCE_AFTER_MINUTES * MINUTE_MS;
  const spans = {
    client: spansOf(presences.client, end),
    professional: spansOf(presences.professional, end),
  };
  if (timeShared(spans.client, spans.professional) >= ENOUGH_MS) return 'HELD';
  const [client, professional] = SIDES.map((side) => timeShared(spans[side], [[start, end]]) >= ENOUGH_MS);
  if (client === professional) return client ? 'HELD' : 'NEITHER';
  return client ? 'PROFESSIONAL_ABSENT' : 'CLIENT_ABSENT';
}

/** Stays until an instant, in order and without overlaps: two tabs count once. */
function spansOf(presences: readonly Presence[], end: number): Span[] {
  const ordered = presences
    .map(({ joinedAt, leftAt }): Span => [
      Date.parse(joinedAt),
      Math.min(leftAt === null ? end : Date.parse(leftAt), end),
    ])
    .toSorted(([one], [other]) => one - other);
  const spans: Span[] = [];
  for (const [from, to] of ordered) {
    const since = Math.max(from, spans.at(-1)?.[1] ?? from);
    if (since < to) spans.push([since, to]);
  }
  return spans;
}

/**
 * How long both last at the same time, each in order and without overlaps. Step by step through both, as somebody can come and go
 * thousands of times.
 */
function timeShared(ones: readonly Span[], others: readonly Span[]): number {
  let sum = 0;
  let next = 0;
  for (const [from, to] of ones) {
    for (let other = others[next]; other !== undefined; other = others[next]) {
      sum += Math.max(0, Math.min(to, other[1]) - Math.max(from, other[0]));
      if (other[1] > to) break;
      next += 1;
    }
  }
  return sum;
}

const CAME = { came: 1, of: 1 } as const;
const MISSED = { came: 0, of: 1 } as const;
const NOT_COUNTED = { came: 0, of: 0 } as const;

/**
 * What a consultation adds to "came to 23 of 24 consultations" of each side: what was held, and one's own absence. Whom the other
 * side kept waiting gains nothing by it; if nobody came, both missed it.
 */
export const COUNTS = {
  HELD: { client: CAME, professional: CAME },
  CLIENT_ABSENT: { client: MISSED, professional: NOT_COUNTED },
  PROFESSIONAL_ABSENT: { client: NOT_COUNTED, professional: MISSED },
  NEITHER: { client: MISSED, professional: MISSED },
} satisfies Record<Attendance, Record<Side, AttendanceCount>>;
