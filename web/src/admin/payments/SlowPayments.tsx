import { useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import { subjectIdOf } from '@parley/contract/payments/paid-for.ts';
import type { SlowPayment } from '@parley/contract/payments/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { RefreshDialog } from './RefreshDialog.tsx';
import { JobLink } from '../JobLink.tsx';
import { RowButton, DataTable } from '../list/DataTable.tsx';

/** Payments that have been pending for too long; nothing where there are none. */
export function SlowPayments({ loaded }: { loaded: Result<SlowPayment[]> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { revalidate } = useRevalidator();
  const [selected, setSelected] = useState<SlowPayment | null>(null);
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the pending payments`} refusal={loaded} />;
  const count = loaded.data.length;
  if (count === 0) return null;
  return (
    <div className="mb-12">
      <Section title={t`Pending for more than 14 days`} strong end={t`${count} waiting`}>
        <DataTable
          label={t`Pending for more than 14 days`}
          rows={loaded.data.map((payment) => ({ ...payment, id: subjectIdOf(payment) }))}
          columns={[
            { name: t`Job`, cell: (payment) => <JobLink {...payment} /> },
            { name: t`Client`, cell: ({ client }) => client.displayName },
            { name: t`Amount`, cell: ({ amountCents }) => money(amountCents), isNumber: true },
            { name: t`Since`, cell: ({ pendingSince }) => dateText(pendingSince, zone), isShort: true },
            { name: t`Counts as unpaid`, cell: ({ giveUpAt }) => dateText(giveUpAt, zone), isShort: true },
          ]}
          actions={(each) => (
            <RowButton name={t`Check now`} of={each.title} onClick={() => setSelected(each)} />
          )}
        />
      </Section>
      {selected && (
        <RefreshDialog
          payment={selected}
          onChange={() => void revalidate()}
          onClose={() => setSelected(null)}
        />
      )}
    </div>
  );
}
