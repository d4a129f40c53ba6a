import { Trans, useLingui } from '@lingui/react/macro';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { Link } from 'react-router';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { whenText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { keyOf } from './use-queue-acts.ts';

interface Props {
  needs: readonly Need[];
  onBack: (need: Need) => Promise<void>;
}

/** What was put off until tomorrow: folded away, never gone. */
export function SnoozedNeeds({ needs, onBack }: Props) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  const count = needs.length;
  if (count === 0) return null;
  return (
    <details className="border-b border-line py-3">
      <summary className="min-h-6 text-sm font-semibold text-ink-2">
        <Trans>Snoozed</Trans> <span className="ml-1 font-normal text-ink-3 tabular-nums">{count}</span>
      </summary>
      <ul className="pt-2">
        {needs.map((need) => {
          const { text, url, snooze } = need;
          const until = snooze ? whenText(snooze.until, zone, now) : '';
          return (
            <li
              key={keyOf(need)}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-2.5"
            >
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <Link to={url}>{text}</Link>
                <span className="block text-sm text-ink-3 tabular-nums">
                  <Trans>Back {until}</Trans>
                </span>
              </span>
              <Button
                small
                kind="quiet"
                aria-label={t`Bring back: ${text}`}
                onClick={() => void onBack(need)}
              >
                <Trans>Bring back</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
