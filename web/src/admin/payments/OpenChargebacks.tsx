import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import { whyNotSendEvidence } from '@parley/contract/payments/rules.ts';
import type { OpenChargeback } from '@parley/contract/payments/chargebacks.ts';
import { useState } from 'react';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { JobLink } from '../JobLink.tsx';
import { DataTable, RowButton } from '../list/DataTable.tsx';
import { chargebackReason } from './chargeback-reason.ts';
import { EvidenceDialog } from './EvidenceDialog.tsx';

/** Payments that the client's bank took back and has not decided about; nothing where there are none. */
export function OpenChargebacks({ loaded }: { loaded: Result<OpenChargeback[]> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const [selected, setSelected] = useState<OpenChargeback | null>(null);
  const canSend = (each: OpenChargeback) => whyNotSendEvidence({ ...each, status: 'OPEN' }, now) === null;
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
            { name: t`Why`, cell: ({ reason }) => chargebackReason(reason) },
            { name: t`Opened`, cell: ({ openedAt }) => dateText(openedAt, zone), isShort: true },
            {
              name: t`Evidence`,
              cell: (each) => <State chargeback={each} zone={zone} now={now} />,
              isShort: true,
            },
          ]}
          actions={(each) => (
            <RowButton
              name={canSend(each) ? t`Send evidence` : t`Evidence`}
              of={each.title}
              onClick={() => setSelected(each)}
            />
          )}
        />
      </Section>
      {selected && (
        <EvidenceDialog
          chargeback={selected}
          zone={zone}
          canSend={canSend(selected)}
          onClose={() => setSelected(null)}
        />
      )}
    </div>
  );
}

function State({ chargeback, zone, now }: { chargeback: OpenChargeback; zone: string; now: string }) {
  const { evidenceBy, evidenceAt, evidenceSentAt } = chargeback;
  const [by, sent] = [
    evidenceBy && dateText(evidenceBy, zone),
    evidenceSentAt && dateText(evidenceSentAt, zone),
  ];
  if (sent) return <Trans>sent on {sent}</Trans>;
  if (evidenceAt !== null) return <Trans>being sent</Trans>;
  if (by === null) return <>–</>;
  const isLate = evidenceBy !== null && evidenceBy <= now;
  return (
    <span className={isLate ? 'text-bad' : ''}>
      {isLate ? <Trans>was due by {by}</Trans> : <Trans>due by {by}</Trans>}
    </span>
  );
}
