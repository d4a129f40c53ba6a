import { t } from '@lingui/core/macro';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { leftText, untilText } from '../../time/deadlines.ts';
import { nearDay, timeText, whenText } from '../../time/format.ts';

/** The deadline in two short lines: "48 h left", "until Sun 18:00"; of a consultation: "in 12 min", "17:15"; "overdue", "since Sun 18:00" afterwards. */
export function dueText(
  { kind, dueAt }: Pick<Need, 'kind' | 'dueAt'>,
  zone: string,
  now: string,
): { left: string; until: string } {
  if (dueAt === null) return { left: t`To do`, until: t`no deadline` };
  if (kind === 'join_consultation') return { left: untilText(dueAt, now), until: timeText(dueAt, zone) };
  if (dueAt <= now) {
    const deadline = whenText(dueAt, zone, now);
    return { left: t`overdue`, until: t`since ${deadline}` };
  }
  const isSoon = Date.parse(dueAt) - Date.parse(now) < 72 * 3_600_000;
  const deadline = isSoon ? whenText(dueAt, zone, now) : nearDay(dueAt, zone, now);
  return { left: leftText(dueAt, now), until: t`until ${deadline}` };
}
