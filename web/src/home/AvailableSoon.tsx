import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { timeText } from '../time/format.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { ProfessionalRow } from '../users/ProfessionalRow.tsx';

/** The professionals who are free next, on the viewer's own clock. */
export function AvailableSoon({ soon }: { soon: Result<{ items: ProfessionalCard[] }> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const [city, time] = [cityOf(zone), timeText(now, zone)];
  return (
    <section aria-labelledby="soon" className="min-w-0 border-t-2 border-ink">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3.5 pb-2.5">
        <h2 id="soon" className="text-xl">
          <Trans>Free to talk soon</Trans>
        </h2>
        <p className="text-sm text-ink-3 tabular-nums">
          <Trans>
            Your time, {city} · {time}
          </Trans>
        </p>
      </header>
      {!soon.ok && <LoadError title={t`We couldn’t load who’s free`} refusal={soon} />}
      {soon.ok && soon.data.items.length === 0 && (
        <EmptyState title={t`No professionals yet`}>
          <Trans>Professionals appear here with their next free time.</Trans>
        </EmptyState>
      )}
      {soon.ok && soon.data.items.length > 0 && (
        <>
          <ul className="border-t border-line">
            {soon.data.items.map((professional) => (
              <ProfessionalRow key={professional.id} professional={professional} />
            ))}
          </ul>
          <Link
            to={paths.services({ show: 'professionals' })}
            className="mt-2 inline-flex min-h-6 items-center text-sm text-ink-2 underline underline-offset-3"
          >
            <Trans>See everyone</Trans>
          </Link>
        </>
      )}
    </section>
  );
}
