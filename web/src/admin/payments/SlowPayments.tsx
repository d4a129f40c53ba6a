import { money } from '@parley/contract/money.ts';
import type { SlowPayment } from '@parley/contract/payments/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/format.ts';
import { Section } from '../../ui/Section.tsx';
import { Unloaded } from '../../ui/feedback/Unloaded.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import { JobLink } from '../JobLink.tsx';
import { RowButton, Rows } from '../list/Rows.tsx';

/** Payments that no bank settles; nothing at all where there are none. */
export function SlowPayments({ loaded }: { loaded: Result<SlowPayment[]> }) {
  const zone = useViewerZone();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<SlowPayment | null>(null);
  if (!loaded.ok) return <Unloaded title="We could not load the pending payments" refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div className="mb-12">
      <Section title="Pending for more than 14 days" strong end={`${loaded.data.length} waiting`}>
        <Rows
          label="Pending for more than 14 days"
          rows={loaded.data.map((payment) => ({ ...payment, id: payment.jobId }))}
          columns={[
            { name: 'Job', cell: (payment) => <JobLink {...payment} /> },
            { name: 'Client', cell: ({ client }) => client.displayName },
            { name: 'Amount', cell: ({ amountCents }) => money(amountCents), isNumber: true },
            { name: 'Since', cell: ({ pendingSince }) => dateText(pendingSince, zone), isShort: true },
            { name: 'Counts as unpaid', cell: ({ giveUpAt }) => dateText(giveUpAt, zone), isShort: true },
          ]}
          actions={(each) => <RowButton name="Check now" of={each.title} onClick={() => setAsked(each)} />}
        />
      </Section>
      {asked && (
        <CheckDialog payment={asked} onChange={() => void revalidate()} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
