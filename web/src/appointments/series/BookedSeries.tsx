import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { type Side, sideOfRole } from '@parley/contract/sides.ts';
import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { monthDayText } from '../../time/format.ts';
import { appointmentStatus, showsOnlyAgreedTime } from '../status.ts';
import { rhythmText, startsOf } from './series-text.ts';

const ShortenDialog = lazy(() => import('./ShortenDialog.tsx'));

interface Props {
  jobId: string;
  series: Series;
  /** Those to come, the next first; at least one. */
  coming: readonly Appointment[];
  side: Side;
  zone: string;
  /** The consultations to come, when it is open. */
  children: ReactNode;
}

/** A booked series as one line that opens: "Every other Tuesday, 15:00, until 9 Mar: 6 of 8 left". */
export function BookedSeries({ jobId, series, coming, side, zone, children }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const { hash } = useLocation();
  const [isShortening, setShortening] = useState(false);
  const all = startsOf(series);
  const rhythm = rhythmText(series, zone);
  const last = coming.at(-1)?.startsAt ?? series.at;
  const until = monthDayText(last, series.timeZone);
  const [left, total] = [coming.length, all.length];
  // Closed, the line would hide that one of them waits for an answer.
  const asked = coming.find(
    (each) => each.turn !== null && sideOfRole(each.turn) === side && !showsOnlyAgreedTime(each, now),
  );
  const request = asked && appointmentStatus(asked.status, side, asked.turn);
  // A link to one of them opens the line.
  const isLinked = [series.id, ...coming.map(({ id }) => id)].some((id) => hash.endsWith(id));
  return (
    <li id={`series-${series.id}`} className="scroll-mt-24">
      <details className="group grid gap-3" open={isLinked}>
        <summary className="flex items-start py-2.5 md:py-0 justify-between gap-3 font-semibold tabular-nums">
          <span className="text-pretty">
            {rhythm}
            <span className="block text-sm font-normal text-ink-3">
              {t`Until ${until}: ${left} of ${total} left`}
            </span>
            {request && (
              <span className="mt-1 block">
                <Tag tone={request.tone}>{request.label}</Tag>
              </span>
            )}
          </span>
          <ChevronDown aria-hidden className="mt-1 size-4 shrink-0 in-[.group[open]]:rotate-180" />
        </summary>
        <div className="grid gap-5 border-l border-line pt-4 pl-4">
          <ul className="grid gap-5 *:not-first:border-t *:not-first:border-line *:not-first:pt-5">
            {children}
          </ul>
          <div>
            <Button kind="danger" small onClick={() => setShortening(true)}>
              <Trans>Call off several</Trans>
            </Button>
          </div>
        </div>
      </details>
      <Suspense>
        {isShortening && (
          <ShortenDialog {...{ jobId, series, coming, zone }} onClose={() => setShortening(false)} />
        )}
      </Suspense>
    </li>
  );
}
