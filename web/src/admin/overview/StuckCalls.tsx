import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import { isRefusedRefund } from '@parley/contract/payments/rules.ts';
import type { StuckCall } from '@parley/contract/payments/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';
import { PaidOtherwiseDialog } from '../payments/PaidOtherwiseDialog.tsx';
import { JobLink } from '../JobLink.tsx';
import { RowButton, DataTable } from '../list/DataTable.tsx';

const KINDS: Record<StuckCall['kind'], MessageDescriptor> = {
  transfer: msg`Transfer to the professional`,
  reversal: msg`Transfer reversal`,
  refund: msg`Refund to the client`,
  expire_checkout: msg`Closing a checkout`,
  evidence: msg`Evidence to the bank`,
};

/** The processor calls that keep failing; nothing where there are none. */
export function StuckCalls({ loaded }: { loaded: Result<StuckCall[]> }) {
  const { t } = useLingui();
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the stuck payments`} refusal={loaded} />;
  const count = loaded.data.length;
  if (count === 0) return null;
  return (
    <div className="mb-12">
      <Section title={t`Stuck payments`} strong end={t`${count} waiting`}>
        <Stuck calls={loaded.data} />
      </Section>
    </div>
  );
}

function Retried({ stuck: { kind, title } }: { stuck: StuckCall }) {
  const { t } = useLingui();
  const what = t(KINDS[kind]);
  return (
    <Trans>
      {what} for “{title}” is sent to the processor again. It takes effect once, however often it’s sent.
    </Trans>
  );
}

function Stuck({ calls }: { calls: StuckCall[] }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { revalidate } = useRevalidator();
  const [selected, setSelected] = useState<StuckCall | null>(null);
  const [paid, setPaid] = useState<StuckCall | null>(null);
  return (
    <>
      <DataTable
        label={t`Stuck payments`}
        rows={calls}
        columns={[
          { name: t`Job`, cell: (each) => <JobLink {...each} /> },
          { name: t`Type`, cell: ({ kind }) => t(KINDS[kind]) },
          {
            name: t`Amount`,
            cell: ({ amountCents }) => (amountCents === null ? '–' : money(amountCents)),
            isNumber: true,
          },
          { name: t`Since`, cell: ({ createdAt }) => dateText(createdAt, zone), isShort: true },
          { name: t`Attempts`, cell: ({ tries }) => tries, isNumber: true },
          { name: t`Error`, cell: ({ reason }) => reason ?? '–' },
          {
            name: t`Promised by`,
            cell: ({ settleBy }) => (settleBy ? dateText(settleBy, zone) : '–'),
            isShort: true,
          },
        ]}
        actions={(each) => (
          <>
            <RowButton name={t`Retry`} of={each.title} onClick={() => setSelected(each)} />
            {isRefusedRefund(each) && (
              <RowButton name={t`Paid another way`} of={each.title} onClick={() => setPaid(each)} />
            )}
          </>
        )}
      />
      {paid && (
        <PaidOtherwiseDialog stuck={paid} done={() => void revalidate()} onClose={() => setPaid(null)} />
      )}
      {selected && (
        <ReasonDialog
          key={selected.id}
          draft={`retry ${selected.id}`}
          title={t`Retry payment`}
          about={<Retried stuck={selected} />}
          help={t`Kept in the audit log.`}
          send={(reason) => call('POST /api/payment/admin/retry', { body: { id: selected.id, reason } })}
          done={() => revalidate()}
          confirm={t`Retry payment`}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}
