import { bookableSlots, whyNotBookable } from '@parley/contract/availability/free-slots.ts';
import { answersOf } from './oracle.ts';
import { MARGIN, type Question } from './questions.ts';
import { QUARTER, type Walls } from './walls.ts';

export interface Compared {
  /** Quarters of an hour that both were asked about, and of these for their reasons. */
  quarters: number;
  reasons: number;
  /** How often each answer was given; `offered` when it can be booked. */
  answers: Map<string, number>;
  /** Bookable starts that clocks show a second time. */
  repeated: number;
  /** Questions about a set of hours in place of the usual ones. */
  inSets: number;
  differences: string[];
}

export const nothingCompared = (): Compared => ({
  quarters: 0,
  reasons: 0,
  answers: new Map(),
  repeated: 0,
  inSets: 0,
  differences: [],
});

/** Every quarter of the window is asked of both; why not, of every so many and of those around changes. */
export function compare(into: Compared, question: Question, walls: Walls, everyReason: number): void {
  const last = walls.days.length - MARGIN;
  const asked = { ...asAsked(question, walls.timeZone) };
  const window = { from: isoAt(walls, MARGIN), to: isoAt(walls, last) };
  const offered = new Set(bookableSlots({ ...asked, ...window }));
  const answerAt = answersOf(question, walls);
  if (question.setId !== null) into.inSets += 1;
  const isNearChange = (at: number) => walls.changes.some((change) => Math.abs(at - change) < 12);
  for (let at = MARGIN; at < last; at += 1) {
    const startsAt = isoAt(walls, at);
    const expected = answerAt(at);
    into.quarters += 1;
    into.answers.set(expected ?? 'offered', (into.answers.get(expected ?? 'offered') ?? 0) + 1);
    if (expected === null && isShownAgain(walls, at)) into.repeated += 1;
    const differs = offered.has(startsAt) !== (expected === null);
    if (differs)
      note(into, `${startsAt}: expected ${expected ?? 'offered'}, and it is not so`, question, walls);
    if (differs || !(at % everyReason === 0 || isNearChange(at))) continue;
    into.reasons += 1;
    const reason = whyNotBookable({ ...asked, startsAt });
    if (reason !== expected) note(into, `${startsAt}: expected ${expected}, not ${reason}`, question, walls);
  }
}

/** As the product asks: one week of the professional's, with all of their special dates, rules and bookings. */
function asAsked(question: Question, timeZone: string) {
  const { dates, working, busy, now, noticeMinutes, minutes } = question;
  const weeks = Map.groupBy(question.rules, ({ setId }) => setId);
  const rules = (weeks.get(question.setId) ?? []).map(({ weekday, from, to }) => ({ weekday, from, to }));
  return {
    hours: { timeZone, rules, dates, working },
    busy: busy.map(({ from, to, isConsultation }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      isConsultation,
    })),
    now: new Date(now).toISOString(),
    noticeMinutes,
    minutes,
  };
}

function isShownAgain({ changes, days, minutes }: Walls, at: number): boolean {
  return changes.some((change) => {
    if (at < change || at >= change + 8) return false;
    for (let before = Math.max(0, change - 8); before < change; before += 1)
      if (days[before] === days[at] && minutes[before] === minutes[at]) return true;
    return false;
  });
}

function note(into: Compared, what: string, question: Question, { timeZone }: Walls): void {
  const { busy, ...asked } = question;
  if (into.differences.length < 5)
    into.differences.push(`${timeZone} ${what}\n${JSON.stringify(asked)}\n${busy.length} busy times`);
  else into.differences.push(what);
}

const isoAt = ({ first }: Walls, at: number) => new Date(first + at * QUARTER).toISOString();
