import { Trans, useLingui } from '@lingui/react/macro';
import { subjectIdOf } from '@parley/contract/payments/paid-for.ts';
import type { Receipt } from '@parley/contract/payments/schemas.ts';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { InfiniteListEnd } from '../ui/list/InfiniteListEnd.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { PaymentsFile } from './PaymentsFile.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';

interface Page {
  items: Receipt[];
  nextCursor: string | null;
}

/** A client's payments, each with a link to its receipt. */
export default function Receipts({ receipts }: { receipts: Result<Page> }) {
  const { key } = useLocation();
  const { t } = useLingui();
  if (!receipts.ok) return <LoadError title={t`We couldn’t load your receipts`} refusal={receipts} />;
  if (receipts.data.items.length > 0) return <List key={key} first={receipts.data} />;
  return (
    <EmptyState
      title={t`No payments yet`}
      action={
        <LinkButton kind="quiet" small to={paths.services()}>
          <Trans>Find a professional</Trans>
        </LinkButton>
      }
    >
      <Trans>Your payments and refunds appear here, each with a receipt.</Trans>
    </EmptyState>
  );
}

type Row = Receipt & { id: string };
const useReceipts = createInfiniteList<Row>();
// A job has a payment for the work, one for each priced consultation, and one for each tip.
const rowOf = (receipt: Receipt): Row => ({ ...receipt, id: subjectIdOf(receipt) });

async function read(cursor: string) {
  const page = await call('GET /api/payment/client', { query: { cursor } });
  return page.ok ? { ...page, data: { ...page.data, items: page.data.items.map(rowOf) } } : page;
}

function List({ first }: { first: Page }) {
  const zone = useViewerZone();
  const { items, ...end } = useReceipts({ ...first, items: first.items.map(rowOf) }, read);
  return (
    <div className="grid max-w-180 gap-6">
      <PaymentsFile />
      <ul className="border-t border-line">
        {items.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} zone={zone} />
        ))}
      </ul>
      <InfiniteListEnd {...end} />
    </div>
  );
}
