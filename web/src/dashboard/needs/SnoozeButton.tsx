import { useLingui } from '@lingui/react/macro';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { AlarmClock } from 'lucide-react';

interface Props {
  need: Need;
  onSnooze: (need: Need) => Promise<void>;
}

/** Puts something off until tomorrow, where its deadline allows it; on phones beside the deadline. */
export function SnoozeButton({ need, onSnooze }: Props) {
  const { t } = useLingui();
  const { text } = need;
  const label = t`Snooze until tomorrow: ${text}`;
  if (!need.snooze) return null;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink max-sm:absolute max-sm:top-1 max-sm:-right-3"
      onClick={() => void onSnooze(need)}
    >
      <AlarmClock aria-hidden className="size-4.5" />
    </button>
  );
}
