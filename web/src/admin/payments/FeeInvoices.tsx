import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import { isCredit } from '@parley/contract/payments/invoice-kinds.ts';
import type { InvoiceRow } from '@parley/contract/payments/invoices.ts';
import { Link, useSearchParams } from 'react-router';
import { DownloadButton } from '../../files/download/DownloadButton.tsx';
import { paths } from '../../paths.ts';
import { invoiceName } from '../../payments/invoices/invoice-text.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { dateText, monthText } from '../../time/long-dates.ts';
import { JobLink } from '../JobLink.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readFeeInvoices } from '../list/read-lists.ts';
import { type Page, useRows } from '../list/use-rows.ts';
import { oneOf } from '../tabs.ts';
import { latestMonths } from './latest-months.ts';

const filters = () => [
  {
    name: 'month',
    label: t`Month`,
    any: t`All time`,
    options: latestMonths().map((value) => ({ value, label: monthText(`${value}-01`) })),
  },
];

/** What the platform invoiced for its fee, for whoever keeps its books. */
export function FeeInvoices({ loaded }: { loaded: Result<Page<InvoiceRow>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Fee invoices`}
      lead={t`Parley’s own invoices and credit notes to professionals, for its fee. Months are in UTC.`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => (
        <>
          <Export />
          <Rows first={first} />
        </>
      )}
    </ListTab>
  );
}

const EXPORT = '/api/payment/admin/invoice/export.csv';

function Export() {
  const [search] = useSearchParams();
  const month = oneOf(latestMonths(), search.get('month'));
  const name = month && monthText(`${month}-01`);
  return (
    <div className="mb-6">
      <DownloadButton
        url={`${EXPORT}${month ? `?month=${month}` : ''}`}
        name={`parley-fee-invoices${month ? `-${month}` : ''}.csv`}
      >
        {name ? <Trans>Export {name} as CSV</Trans> : <Trans>Export all fee invoices as CSV</Trans>}
      </DownloadButton>
    </div>
  );
}

const useInvoices = createInfiniteList<InvoiceRow>();

function Rows({ first }: { first: Page<InvoiceRow> }) {
  const { t } = useLingui();
  return (
    <List
      label={t`Fee invoices`}
      list={useRows(useInvoices, first, readFeeInvoices)}
      none={[t`No fee invoices yet`, t`One appears here each time money is released to a professional.`]}
      columns={[
        {
          name: t`Number`,
          cell: (invoice) => (
            <Link to={paths.invoice(invoice.id)} className="underline underline-offset-3">
              {invoiceName(invoice)}
            </Link>
          ),
        },
        { name: t`Job`, cell: ({ jobId, title }) => <JobLink jobId={jobId} title={title} /> },
        { name: t`To`, cell: ({ to }) => to },
        {
          name: t`Amount`,
          cell: ({ kind, totalCents }) => money(isCredit(kind) ? -totalCents : totalCents),
          isNumber: true,
        },
        // The same day for everybody, as on the document.
        { name: t`Issued`, cell: ({ issuedAt }) => dateText(issuedAt, 'UTC'), isShort: true },
      ]}
    />
  );
}
