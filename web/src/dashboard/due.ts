import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { leftText, nearDay, timeText, untilText, whenText } from '../time/format.ts';

/** By when something waits, in two short lines: "48 h left", "until Sun 18:00"; a talk begins: "in 12 min", "17:15". */
export function dueWords(
  { kind, dueAt }: Pick<Need, 'kind' | 'dueAt'>,
  zone: string,
  now: string,
): { left: string; until: string } {
  if (dueAt === null) return { left: 'your move', until: 'when you like' };
  if (kind === 'join_consultation') return { left: untilText(dueAt, now), until: timeText(dueAt, zone) };
  const isSoon = Date.parse(dueAt) - Date.parse(now) < 72 * 3_600_000;
  const until = isSoon ? whenText(dueAt, zone, now) : nearDay(dueAt, zone, now);
  return { left: leftText(dueAt, now), until: `until ${until}` };
}
