import type { Random } from '@parley/api/seeds/random.ts';
import { QUARTER, weekdayOf, type Walls } from './walls.ts';

/** Hours in minutes of local days, instants in epoch milliseconds. */
export interface Question {
  /** Of the usual hours (null) and of each set. */
  rules: { setId: number | null; weekday: number; from: number; to: number }[];
  /** In which hours the consultation is asked for. */
  setId: number | null;
  dates: { date: string; slots: { from: number; to: number }[] }[];
  working: {
    bufferBeforeMinutes: number;
    bufferAfterMinutes: number;
    maxPerDay: number | null;
    maxPerWeek: number | null;
    bookingDays: number;
    startStepMinutes: 15 | 30 | 60;
  };
  busy: { from: number; to: number; isConsultation: boolean }[];
  noticeMinutes: number;
  now: number;
  minutes: number;
}

/** Two weeks at each end, so that what limits count lies in reach. */
export const MARGIN = 14 * 96;
const MINUTE = 60_000;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Something difficult to ask about these weeks: hours that begin and end where clocks change, busy times, and every rule. */
export function questionFor(walls: Walls, random: Random): Question {
  const last = walls.days.length - MARGIN;
  const now = walls.first + random.whole(MARGIN - 200, MARGIN + 400) * QUARTER + random.whole(0, 14) * MINUTE;
  const daysLeft = Math.floor((last - MARGIN) / 96);
  const noticeMinutes = random.pick([0, 0, 5, 120, 1440, 3000]);
  const sets = [null, ...Array.from({ length: random.whole(0, 3) }, (_, setId) => setId)];
  return {
    rules: sets.flatMap((setId) =>
      WEEK.flatMap((weekday) => hoursOf(walls, random).map((hours) => ({ setId, weekday, ...hours }))),
    ),
    setId: random.pick(sets),
    dates: random.some(specialDays(walls), random.whole(0, 4)).map((day) => ({
      date: new Date(day * 96 * QUARTER).toISOString().slice(0, 10),
      slots: random.chance(0.5) ? [] : hoursOf(walls, random),
    })),
    working: {
      bufferBeforeMinutes: random.pick([0, 0, 5, 15, 40, 120]),
      bufferAfterMinutes: random.pick([0, 0, 10, 15, 45, 120]),
      maxPerDay: random.pick([null, null, 1, 2, 3]),
      maxPerWeek: random.pick([null, null, 2, 5, 9]),
      bookingDays: random.chance(0.3) ? random.whole(3, Math.max(3, daysLeft)) : 365,
      startStepMinutes: random.pick([15, 30, 60] as const),
    },
    busy: busyTimes(walls, random),
    noticeMinutes,
    now,
    minutes: random.pick([15, 30, 30, 45, 60, 90, 120]),
  };
}

/** Whole days, working days, or bounds near what clocks show around a change. */
function hoursOf({ changes, minutes }: Walls, random: Random): { from: number; to: number }[] {
  const kind = random.whole(0, 5);
  if (kind === 0) return [{ from: 0, to: 1440 }];
  if (kind === 1) return [];
  if (kind === 2 || changes.length === 0) {
    const from = random.whole(0, 90) * 15;
    return [{ from, to: random.whole(from / 15 + 1, 96) * 15 }];
  }
  const shown = random.pick(changes.flatMap((at) => [minutes[at] ?? 0, (minutes[at - 1] ?? 0) + 15]));
  const bound = () => Math.min(1440, Math.max(0, shown + random.whole(-8, 8) * 15));
  const [from = 0, middle = 0, to = 0] = [bound(), bound(), bound()].toSorted((a, b) => a - b);
  const early = random.chance(0.7) ? [{ from, to: middle }] : [];
  const late = random.chance(0.7) ? [{ from: Math.min(1440, middle + 15), to: Math.min(1440, to + 60) }] : [];
  return [...early, ...late, { from: 1080, to: random.pick([1200, 1440]) }].filter(
    (each) => each.from < each.to,
  );
}

/** Some days, and those of the changes and around them. */
function specialDays({ days, changes }: Walls): number[] {
  const near = changes.flatMap((at) => [-96, 0, 96].map((away) => days[at + away] ?? days[at] ?? 0));
  const some = [0.2, 0.5, 0.8].map((part) => days[Math.floor(days.length * part)] ?? 0);
  return [...new Set([...near, ...some])].filter((day) => weekdayOf(day) > 0);
}

/** Consultations on the quarter hour, which don't overlap, and anything else at any minute; many around a change. */
function busyTimes(walls: Walls, random: Random): Question['busy'] {
  const last = walls.days.length - 16;
  const anywhere = () => {
    const change = walls.changes.length > 0 && random.chance(0.3) ? random.pick(walls.changes) : null;
    const at = change === null ? random.whole(0, last) : change + random.whole(-80, 80);
    return Math.min(last, Math.max(0, at));
  };
  const taken = new Set<number>();
  const busy: Question['busy'] = [];
  const share = random.pick([0, 0.5, 1.5, 3]);
  for (let n = 0; n < (walls.days.length / 96) * share; n += 1) {
    const [at, quarters] = [anywhere(), random.whole(1, 8)];
    const all = Array.from({ length: quarters }, (_, quarter) => at + quarter);
    if (all.some((quarter) => taken.has(quarter))) continue;
    for (const quarter of all) taken.add(quarter);
    const from = walls.first + at * QUARTER;
    busy.push({ from, to: from + quarters * QUARTER, isConsultation: true });
  }
  for (let n = 0; n < (walls.days.length / 96) * share * 0.5; n += 1) {
    const from = walls.first + anywhere() * QUARTER + random.whole(0, 14) * MINUTE;
    busy.push({ from, to: from + random.pick([0, 7, 50, 60, 480]) * MINUTE, isConsultation: false });
  }
  return busy;
}
