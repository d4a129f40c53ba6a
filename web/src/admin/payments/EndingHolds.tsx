import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { EndingHold } from '@parley/contract/payments/schemas.ts';
import { jobLabel } from '../../jobs/status.ts';
import type { Result } from '../../platform/result.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { JobLink } from '../JobLink.tsx';
import { DataTable } from '../list/DataTable.tsx';

/** Money that can't be held much longer, the earliest end first; nothing where there is none. */
export function EndingHolds({ loaded }: { loaded: Result<EndingHold[]> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  if (!loaded.ok)
    return <LoadError title={t`We couldn’t load the payments near their end`} refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div className="mb-12">
      <Section title={t`Approaching hold limit`} strong end={`${loaded.data.length}`}>
        <DataTable
          label={t`Approaching hold limit`}
          rows={loaded.data}
          columns={[
            { name: t`Job`, cell: (hold) => <JobLink {...hold} /> },
            { name: t`Client`, cell: ({ client }) => client.displayName },
            { name: t`Professional`, cell: ({ professional }) => professional.displayName },
            { name: t`Amount`, cell: ({ heldCents }) => money(heldCents), isNumber: true },
            { name: t`Job status`, cell: (hold) => <Stand hold={hold} />, isShort: true },
            {
              name: t`Held until`,
              cell: ({ holdUntil }) => <End at={holdUntil} zone={zone} />,
              isShort: true,
            },
          ]}
        />
      </Section>
    </div>
  );
}

function Stand({ hold: { appointmentId, frozenAt, jobStatus } }: { hold: EndingHold }) {
  if (frozenAt !== null) return <Trans>Disputed by the bank</Trans>;
  return appointmentId === null ? <>{jobLabel(jobStatus).label}</> : <Trans>Consultation</Trans>;
}

/** Past its end, only a decision settles it. */
function End({ at, zone }: { at: string; zone: string }) {
  const isOver = useNow() > at;
  return <span className={isOver ? 'font-semibold text-bad' : ''}>{dateText(at, zone)}</span>;
}
