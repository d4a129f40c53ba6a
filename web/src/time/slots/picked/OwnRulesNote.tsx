import { t } from '@lingui/core/macro';
import type { OwnTimeWarning } from '@parley/contract/availability/schemas.ts';
import { call } from '../../../platform/api.ts';
import { useAnswer } from '../../../platform/use-answer.ts';

interface Props {
  at: string;
  minutes: number;
  moving: string | undefined;
}

/** Tells a professional that a time of theirs goes beyond their own rules. They may offer it all the same. */
export function OwnRulesNote({ at, minutes, moving }: Props) {
  const warnings = useWarnings(at, minutes, moving);
  if (warnings.length === 0) return null;
  return (
    <p className="mt-3 border-l-2 border-time pl-3 text-sm text-pretty">
      {warnings.map(warningText).join(' ')} {t`You can still offer this time.`}
    </p>
  );
}

function useWarnings(
  startsAt: string,
  minutes: number,
  moving: string | undefined,
): readonly OwnTimeWarning[] {
  const query = { startsAt, minutes, ...(moving !== undefined && { moving }) };
  const { answer } = useAnswer(JSON.stringify(query), () =>
    call('GET /api/availability/warnings', { query }),
  );
  return answer?.ok ? answer.data.warnings : [];
}

function warningText(warning: OwnTimeWarning): string {
  const words: Record<OwnTimeWarning, string> = {
    closed_date: t`You’ve closed this day.`,
    too_soon: t`This is within your minimum notice.`,
    too_far: t`This is further ahead than clients can book you.`,
    off_step: t`Your consultations usually start at other times.`,
    day_full: t`You’ve reached your limit of consultations for this day.`,
    week_full: t`You’ve reached your limit of consultations for this week.`,
    too_close: t`This leaves less of a break than you’ve set.`,
  };
  return words[warning];
}
