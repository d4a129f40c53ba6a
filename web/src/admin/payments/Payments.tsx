import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { whyNotRefund } from '@parley/contract/payments/rules.ts';
import type { OpenChargeback } from '@parley/contract/payments/chargebacks.ts';
import type { OpenDebt } from '@parley/contract/payments/debts.ts';
import type {
  AdminPayment,
  EndingHold,
  SlowPayment,
  StuckCall,
  UnmatchedCharge,
} from '@parley/contract/payments/schemas.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '@parley/contract/payments/states.ts';
import { useState } from 'react';
import { DownloadButton } from '../../files/download/DownloadButton.tsx';
import { paymentStatus, settlementStatus } from '../../jobs/money/status.ts';
import { InvoiceLinks } from '../../payments/invoices/InvoiceLinks.tsx';
import { currentNow } from '../../platform/now.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { RefreshDialog } from './RefreshDialog.tsx';
import { JobLink } from '../JobLink.tsx';
import { Ledger } from './Ledger.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readPayments } from '../list/read-lists.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { RowButton } from '../list/DataTable.tsx';
import { EndingHolds } from './EndingHolds.tsx';
import { OpenChargebacks } from './OpenChargebacks.tsx';
import { OpenDebts } from './OpenDebts.tsx';
import { SlowPayments } from './SlowPayments.tsx';
import { StuckCalls } from '../overview/StuckCalls.tsx';
import { UnmatchedCharges } from './UnmatchedCharges.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const filters = () => [
  {
    name: 'status',
    label: t`Payment`,
    any: t`Any payment`,
    options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatus(value).short })),
  },
  {
    name: 'settlement',
    label: t`Money`,
    any: t`Any settlement`,
    options: SETTLEMENTS.map((value) => ({ value, label: settlementStatus(value).label })),
  },
  {
    name: 'sort',
    label: t`Order`,
    options: [
      { value: 'newest', label: t`Newest first` },
      { value: 'oldest', label: t`Oldest first` },
      { value: 'amount', label: t`Largest first` },
    ],
  },
];

interface Props {
  loaded: Result<Page<AdminPayment>>;
  stuck: Result<StuckCall[]>;
  unmatched: Result<UnmatchedCharge[]>;
  slow: Result<SlowPayment[]>;
  holds: Result<EndingHold[]>;
  chargebacks: Result<OpenChargeback[]>;
  debts: Result<OpenDebt[]>;
}

/** All payments with their ledger, after those that need an admin. */
export function Payments({ loaded, stuck, unmatched, slow, holds, chargebacks, debts }: Props) {
  const { t } = useLingui();
  return (
    <>
      <EndingHolds loaded={holds} />
      <OpenChargebacks loaded={chargebacks} />
      <StuckCalls loaded={stuck} />
      <UnmatchedCharges loaded={unmatched} />
      <SlowPayments loaded={slow} />
      <OpenDebts loaded={debts} />
      <ListTab
        title={t`Payments`}
        lead={t`Payments with their ledger. You can refund all or part of what’s left.`}
        searches={t`Job, person, payment or charge`}
        filters={filters()}
        loaded={loaded}
      >
        {(first) => (
          <>
            <div className="mb-6">
              <DownloadButton url="/api/payment/admin/export.csv" name={exportName()}>
                <Trans>Export all payments as CSV</Trans>
              </DownloadButton>
            </div>
            <PaymentRows first={first} />
          </>
        )}
      </ListTab>
    </>
  );
}

const exportName = () => `parley-payments-${currentNow().slice(0, 10)}.csv`;

const usePayments = createInfiniteList<AdminPayment>();
interface DialogState {
  what: 'ledger' | 'refund' | 'check';
  id: string;
}

function PaymentRows({ first }: { first: Page<AdminPayment> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const list = useRows(usePayments, first, readPayments);
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const close = () => setDialog(null);
  const open = list.rows.find(({ id }) => id === dialog?.id);
  const title = open?.title;
  return (
    <>
      <List
        label={t`Payments`}
        list={list}
        none={[t`No payments yet`, t`Payments appear here from the first attempt on.`]}
        columns={[
          { name: t`Job`, cell: (payment) => <PaidFor payment={payment} /> },
          { name: t`Client`, cell: ({ client }) => client.displayName },
          { name: t`Professional`, cell: ({ professional }) => professional.displayName },
          { name: t`Amount`, cell: ({ amountCents }) => money(amountCents), isNumber: true },
          { name: t`Fee`, cell: ({ feeCents }) => money(feeCents), isNumber: true },
          { name: t`Refunded`, cell: ({ refundedCents }) => orDash(refundedCents), isNumber: true },
          { name: t`Status`, cell: (payment) => <State payment={payment} zone={zone} />, isShort: true },
          { name: t`Paid`, cell: ({ paidAt }) => (paidAt ? dateText(paidAt, zone) : '–'), isShort: true },
        ]}
        actions={(payment) => (
          <>
            {payment.ledger.length > 0 && (
              <RowButton
                name={t`Ledger`}
                of={payment.title}
                onClick={() => setDialog({ what: 'ledger', id: payment.id })}
              />
            )}
            <RowButton
              name={t`Check now`}
              of={payment.title}
              onClick={() => setDialog({ what: 'check', id: payment.id })}
            />
            {whyNotRefund(payment, 1) === null && (
              <RowButton
                name={t`Refund`}
                of={payment.title}
                onClick={() => setDialog({ what: 'refund', id: payment.id })}
              />
            )}
          </>
        )}
      />
      {open && dialog?.what === 'ledger' && (
        <Dialog open wide onClose={close} title={t`Ledger of “${title}”`}>
          <Ledger transactions={open.ledger} zone={zone} />
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <InvoiceLinks invoices={open.invoices} />
          </p>
        </Dialog>
      )}
      {open && dialog?.what === 'check' && (
        <RefreshDialog payment={open} onChange={list.change} onClose={close} />
      )}
      {open && dialog?.what === 'refund' && (
        <RefundDialog payment={open} onChange={list.change} onClose={close} />
      )}
    </>
  );
}

/** The job, and whether it is a consultation or a tip that was paid for. */
function PaidFor({ payment }: { payment: AdminPayment }) {
  const { jobId, title } = payment;
  return (
    <>
      <JobLink jobId={jobId} title={title} />
      {!isForWork(payment) && (
        <span className="block text-sm text-ink-3">
          {isTip(payment) ? <Trans>Tip</Trans> : <Trans>Consultation</Trans>}
        </span>
      )}
    </>
  );
}

const orDash = (cents: number) => (cents === 0 ? '–' : money(cents));

function State({ payment, zone }: { payment: AdminPayment; zone: string }) {
  const { paidAt, status, settlement, receivableCents, holdUntil, frozenAt } = payment;
  const frozen = frozenAt && dateText(frozenAt, zone);
  const limit = holdUntil && dateText(holdUntil, zone);
  const owed = money(receivableCents);
  const { short, tone } = paymentStatus(status);
  const labels = paidAt === null ? { label: short, tone } : settlementStatus(settlement);
  return (
    <>
      <Tag tone={labels.tone}>{labels.label}</Tag>
      {settlement === 'HELD' && limit && (
        <span className="mt-1 block text-sm whitespace-normal text-ink-3">
          <Trans>until {limit} at the latest</Trans>
        </span>
      )}
      {frozen && (
        <span className="mt-1 block whitespace-normal text-bad">
          <Trans>disputed by the bank since {frozen}</Trans>
        </span>
      )}
      {receivableCents > 0 && (
        <span className="mt-1 block whitespace-normal text-bad">
          <Trans>{owed} owed</Trans>
        </span>
      )}
    </>
  );
}
