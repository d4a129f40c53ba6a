import { MAX_REASON } from '@parley/contract/limits.ts';
import { money } from '@parley/contract/money.ts';
import type { StuckCall } from '@parley/contract/payments/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/format.ts';
import { Section } from '../../ui/Section.tsx';
import { Unloaded } from '../../ui/feedback/Unloaded.tsx';
import { AskDialog, reasonSchema } from '../AskDialog.tsx';
import { PaidOtherwiseDialog } from '../payments/PaidOtherwiseDialog.tsx';
import { JobLink } from '../JobLink.tsx';
import { RowButton, Rows } from '../list/Rows.tsx';

const KINDS: Record<StuckCall['kind'], string> = {
  transfer: 'Transfer to the professional',
  reversal: 'Transfer taken back',
  refund: 'Refund to the client',
  expire_checkout: 'End of a checkout',
};

/** A refund that the client’s bank will not take. */
const isRefused = ({ kind, settleBy }: StuckCall) => kind === 'refund' && settleBy !== null;

/** What does not get through to the processor; nothing at all where all gets through. */
export function StuckCalls({ loaded }: { loaded: Result<StuckCall[]> }) {
  if (!loaded.ok) return <Unloaded title="We could not load what waits for the processor" refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div className="mb-12">
      <Section title="Does not get through" strong end={`${loaded.data.length} waiting`}>
        <Stuck calls={loaded.data} />
      </Section>
    </div>
  );
}

function Stuck({ calls }: { calls: StuckCall[] }) {
  const zone = useViewerZone();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<StuckCall | null>(null);
  const [paid, setPaid] = useState<StuckCall | null>(null);
  return (
    <>
      <Rows
        label="What does not get through"
        rows={calls}
        columns={[
          { name: 'Job', cell: (each) => <JobLink {...each} /> },
          { name: 'What', cell: ({ kind }) => KINDS[kind] },
          {
            name: 'Amount',
            cell: ({ amountCents }) => (amountCents === null ? '–' : money(amountCents)),
            isNumber: true,
          },
          { name: 'Since', cell: ({ createdAt }) => dateText(createdAt, zone), isShort: true },
          { name: 'Tries', cell: ({ tries }) => tries, isNumber: true },
          { name: 'Because', cell: ({ reason }) => reason ?? '–' },
          {
            name: 'Promised by',
            cell: ({ settleBy }) => (settleBy ? dateText(settleBy, zone) : '–'),
            isShort: true,
          },
        ]}
        actions={(each) => (
          <>
            <RowButton name="Try again" of={each.title} onClick={() => setAsked(each)} />
            {isRefused(each) && (
              <RowButton name="Paid another way" of={each.title} onClick={() => setPaid(each)} />
            )}
          </>
        )}
      />
      {paid && (
        <PaidOtherwiseDialog stuck={paid} done={() => void revalidate()} onClose={() => setPaid(null)} />
      )}
      {asked && (
        <AskDialog
          key={asked.id}
          title="Try again"
          about={`${KINDS[asked.kind]} for “${asked.title}” is sent to the processor once more. It has its effect once, however often it is sent.`}
          label="Your reason"
          help="It is kept in the audit."
          max={MAX_REASON}
          schema={reasonSchema}
          send={(reason) => call('POST /api/payment/admin/retry', { body: { id: asked.id, reason } })}
          done={() => revalidate()}
          confirm="Try again"
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
