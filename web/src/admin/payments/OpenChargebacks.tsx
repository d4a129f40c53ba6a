import { useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { OpenChargeback } from '@parley/contract/payments/chargebacks.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { JobLink } from '../JobLink.tsx';
import { DataTable } from '../list/DataTable.tsx';

/** Payments that the client's bank took back and has not decided about; nothing where there are none. */
export function OpenChargebacks({ loaded }: { loaded: Result<OpenChargeback[]> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const orDash = (at: string | null) => (at === null ? '–' : dateText(at, zone));
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the chargebacks`} refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div className="mb-12">
      <Section title={t`Chargebacks`} strong end={`${loaded.data.length}`}>
        <DataTable
          label={t`Chargebacks`}
          rows={loaded.data}
          columns={[
            { name: t`Job`, cell: (chargeback) => <JobLink {...chargeback} /> },
            { name: t`Client`, cell: ({ client }) => client.displayName },
            { name: t`Professional`, cell: ({ professional }) => professional.displayName },
            { name: t`Amount`, cell: ({ amountCents }) => money(amountCents), isNumber: true },
            { name: t`Why`, cell: ({ reason }) => reason },
            { name: t`Opened`, cell: ({ openedAt }) => dateText(openedAt, zone), isShort: true },
            { name: t`Evidence by`, cell: ({ evidenceBy }) => orDash(evidenceBy), isShort: true },
          ]}
        />
      </Section>
    </div>
  );
}
