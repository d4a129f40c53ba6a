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
  if (lengthOf(shared(spans.client, spans.professional)) >= ENOUGH_MS) return 'HELD';
  const [client, professional] = SIDES.map(
    (side) => lengthOf(shared(spans[side], [[start, end]])) >= ENOUGH_MS,
  );
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

const shared = (ones: readonly Span[], others: readonly Span[]): Span[] =>
  ones.flatMap(([from, to]) =>
    others.map(([since, until]): Span => [Math.max(from, since), Math.min(to, until)]),
  );

const lengthOf = (spans: readonly Span[]) =>
  spans.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);

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
