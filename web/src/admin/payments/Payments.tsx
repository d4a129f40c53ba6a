import { money } from '@parley/contract/money.ts';
import type {
  AdminPayment,
  SlowPayment,
  StuckCall,
  UnmatchedCharge,
} from '@parley/contract/payments/schemas.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '@parley/contract/payments/states.ts';
import { useState } from 'react';
import { paymentStatus, settlementStatus } from '../../jobs/money/status.ts';
import { growing } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/format.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import { ExportButton } from '../list/ExportButton.tsx';
import { JobLink } from '../JobLink.tsx';
import { Ledger } from './Ledger.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readPayments } from '../list/read-lists.ts';
import { refundableOf } from './refund.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { RowButton } from '../list/Rows.tsx';
import { SlowPayments } from './SlowPayments.tsx';
import { StuckCalls } from '../overview/StuckCalls.tsx';
import { UnmatchedCharges } from './UnmatchedCharges.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const filters = () => [
  {
    name: 'status',
    label: 'Payment',
    any: 'Any payment',
    options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatus(value).short })),
  },
  {
    name: 'settlement',
    label: 'Money',
    any: 'Any money',
    options: SETTLEMENTS.map((value) => ({ value, label: settlementStatus(value).label })),
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'amount', label: 'Largest first' },
    ],
  },
];

interface Props {
  loaded: Result<Page<AdminPayment>>;
  stuck: Result<StuckCall[]>;
  unmatched: Result<UnmatchedCharge[]>;
  slow: Result<SlowPayment[]>;
}

/** Everybody's payments with their ledger, and first what does not get through to the processor. */
export function Payments({ loaded, stuck, unmatched, slow }: Props) {
  return (
    <>
      <StuckCalls loaded={stuck} />
      <UnmatchedCharges loaded={unmatched} />
      <SlowPayments loaded={slow} />
      <ListTab
        title="Payments"
        lead="Each with its postings in the ledger. A refund can be a part or all of what is left."
        searches="Job, person or payment"
        filters={filters()}
        loaded={loaded}
      >
        {(first) => (
          <>
            <ExportButton />
            <PaymentRows first={first} />
          </>
        )}
      </ListTab>
    </>
  );
}

const usePayments = growing<AdminPayment>();
interface Asked {
  what: 'ledger' | 'refund' | 'check';
  payment: AdminPayment;
}

function PaymentRows({ first }: { first: Page<AdminPayment> }) {
  const zone = useViewerZone();
  const list = useRows(usePayments, first, readPayments);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <List
        label="Payments"
        list={list}
        none={['Nobody has paid yet', 'Each payment stands here from the first try on.']}
        columns={[
          { name: 'Job', cell: (payment) => <JobLink {...payment} /> },
          { name: 'Client', cell: ({ client }) => client.displayName },
          { name: 'Professional', cell: ({ professional }) => professional.displayName },
          { name: 'Amount', cell: ({ amountCents }) => money(amountCents), isNumber: true },
          { name: 'Fee', cell: ({ feeCents }) => money(feeCents), isNumber: true },
          { name: 'Back', cell: ({ refundedCents }) => orDash(refundedCents), isNumber: true },
          { name: 'State', cell: (payment) => <State payment={payment} zone={zone} />, isShort: true },
          { name: 'Paid', cell: ({ paidAt }) => (paidAt ? dateText(paidAt, zone) : '–'), isShort: true },
        ]}
        actions={(payment) => (
          <>
            {payment.ledger.length > 0 && (
              <RowButton
                name="Ledger"
                of={payment.title}
                onClick={() => setAsked({ what: 'ledger', payment })}
              />
            )}
            {payment.paidAt === null && (
              <RowButton
                name="Check now"
                of={payment.title}
                onClick={() => setAsked({ what: 'check', payment })}
              />
            )}
            {refundableOf(payment) > 0 && (
              <RowButton
                name="Refund"
                of={payment.title}
                onClick={() => setAsked({ what: 'refund', payment })}
              />
            )}
          </>
        )}
      />
      {asked?.what === 'ledger' && (
        <Dialog open wide onClose={close} title={`Ledger of “${asked.payment.title}”`}>
          <Ledger transactions={asked.payment.ledger} zone={zone} />
        </Dialog>
      )}
      {asked?.what === 'check' && (
        <CheckDialog payment={asked.payment} onChange={list.change} onClose={close} />
      )}
      {asked?.what === 'refund' && (
        <RefundDialog payment={asked.payment} onChange={list.change} onClose={close} />
      )}
    </>
  );
}

const orDash = (cents: number) => (cents === 0 ? '–' : money(cents));

function State({ payment, zone }: { payment: AdminPayment; zone: string }) {
  const { paidAt, status, settlement, receivableCents, holdUntil } = payment;
  const { short, tone } = paymentStatus(status);
  const words = paidAt === null ? { label: short, tone } : settlementStatus(settlement);
  return (
    <>
      <Tag tone={words.tone}>{words.label}</Tag>
      {settlement === 'HELD' && holdUntil && (
        <span className="mt-1 block text-sm text-ink-3">at most until {dateText(holdUntil, zone)}</span>
      )}
      {receivableCents > 0 && <span className="mt-1 block text-bad">{money(receivableCents)} owed</span>}
    </>
  );
}
