import { Trans, useLingui } from '@lingui/react/macro';
import { isCredit, isForFee } from '@parley/contract/payments/invoice-kinds.ts';
import type { InvoiceRow } from '@parley/contract/payments/invoices.ts';
import { money } from '@parley/contract/money.ts';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { dateText } from '../../time/long-dates.ts';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { descriptionOf, invoiceName } from './invoice-text.ts';

interface Page {
  items: InvoiceRow[];
  nextCursor: string | null;
}
const useInvoices = createInfiniteList<InvoiceRow>();
const read = (cursor: string) => call('GET /api/payment/invoice', { query: { cursor } });

/** A professional's invoices to clients, and Parley's to them. */
export function InvoiceList({ invoices }: { invoices: Result<Page> }) {
  const { t } = useLingui();
  const { key } = useLocation();
  return (
    <section aria-labelledby="invoices-list">
      <h2 id="invoices-list" className="border-b border-line pb-3 text-xl">
        <Trans>Invoices</Trans>
      </h2>
      {!invoices.ok && <LoadError title={t`We couldn’t load your invoices`} refusal={invoices} />}
      {invoices.ok && invoices.data.items.length === 0 && (
        <p className="pt-4 text-ink-3">
          <Trans>Invoices to your clients, and ours to you, appear here once money is released to you.</Trans>
        </p>
      )}
      {invoices.ok && invoices.data.items.length > 0 && <Rows key={key} first={invoices.data} />}
    </section>
  );
}

function Rows({ first }: { first: Page }) {
  const { items, ...end } = useInvoices(first, read);
  return (
    <div className="grid gap-6">
      <ul>
        {items.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <InfiniteListEnd {...end} />
    </div>
  );
}

function Row({ invoice }: { invoice: InvoiceRow }) {
  const { id, kind, issuer, totalCents, issuedAt, to } = invoice;
  const day = dateText(issuedAt, 'UTC');
  return (
    <li className="num flex justify-between gap-4 border-b border-line py-3">
      <span className="min-w-0 wrap-anywhere">
        <Link to={paths.invoice(id)} className="underline">
          {invoiceName(invoice)}
        </Link>{' '}
        <span className="block text-sm text-ink-3">
          {descriptionOf(invoice)} · {isForFee(issuer) ? <Day day={day} /> : <Recipient day={day} to={to} />}
        </span>
      </span>
      <b className="font-semibold">{money(isCredit(kind) ? -totalCents : totalCents)}</b>
    </li>
  );
}

function Recipient({ day, to }: { day: string; to: string }) {
  return (
    <Trans>
      to <bdi>{to}</bdi>, <Day day={day} />
    </Trans>
  );
}

const Day = ({ day }: { day: string }) => <span className="whitespace-nowrap">{day}</span>;
