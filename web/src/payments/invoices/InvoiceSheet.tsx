import { Trans, useLingui } from '@lingui/react/macro';
import type { BillingIdentity } from '@parley/contract/payments/billing-details.ts';
import { moneyIn } from '@parley/contract/payments/amounts.ts';
import { isCredit, isForFee } from '@parley/contract/payments/invoice-kinds.ts';
import type { Invoice } from '@parley/contract/payments/invoices.ts';
import { dateText } from '../../time/long-dates.ts';
import { countryName } from '../../users/countries.ts';
import { descriptionOf, invoiceName } from './invoice-text.ts';

/** The document itself: on its page, and alone on paper. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const { sender, recipient, issuedAt, corrects } = invoice;
  return (
    <article className="bg-paper text-ink">
      <h1 className="mb-8">{invoiceName(invoice)}</h1>
      <div className="grid gap-8 sm:grid-cols-2">
        <Identity name={t`From`} identity={sender} />
        <Identity name={t`To`} identity={recipient} />
      </div>
      <dl className="num mt-8 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-ink-3">
          <Trans>Date</Trans>
        </dt>
        {/* The same day for everybody, as in the PDF. */}
        <dd>{dateText(issuedAt, 'UTC')}</dd>
        {corrects && (
          <>
            <dt className="text-ink-3">
              <Trans>Corrects</Trans>
            </dt>
            <dd>{corrects.number}</dd>
          </>
        )}
      </dl>
      <Amounts invoice={invoice} />
      <p className="mt-6 text-sm text-ink-3">
        {isForFee(invoice.issuer) ? (
          <Trans>Deducted from what was released. Nothing is left to pay.</Trans>
        ) : (
          <Trans>Paid by card through Parley. Nothing is left to pay.</Trans>
        )}
      </p>
    </article>
  );
}

function Identity({ name, identity }: { name: string; identity: BillingIdentity }) {
  const { address, country, taxId } = identity;
  return (
    <section>
      <h2 className="mb-1 font-text text-sm font-normal text-ink-3">{name}</h2>
      <p className="font-semibold wrap-anywhere">{identity.name}</p>
      {address.length > 0 && <p className="whitespace-pre-line wrap-anywhere">{address.join('\n')}</p>}
      {country && <p>{countryName(country)}</p>}
      {taxId && (
        <p className="wrap-anywhere">
          <Trans>Tax ID {taxId}</Trans>
        </p>
      )}
    </section>
  );
}

function Amounts({ invoice }: { invoice: Invoice }) {
  const { totalCents, currency, vat } = invoice;
  const total = moneyIn(totalCents, currency);
  const [label, rate] = [vat?.label, String((vat?.hundredths ?? 0) / 100)];
  return (
    <table className="num mt-8 w-full">
      <thead>
        <tr className="border-b border-ink text-left text-sm text-ink-3">
          <th scope="col" className="py-2 font-medium">
            <Trans>Description</Trans>
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line">
          <td className="py-3 pr-4 wrap-anywhere">{descriptionOf(invoice)}</td>
          <td className="py-3 text-right">{total}</td>
        </tr>
        {vat && (
          <tr className="border-b border-line text-ink-3">
            <td className="py-3 pr-4 wrap-anywhere">
              <Trans>
                Includes {label}, {rate}%
              </Trans>
            </td>
            <td className="py-3 text-right">{moneyIn(vat.cents, currency)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-3 text-left font-semibold">
            {isCredit(invoice.kind) ? <Trans>Total credited</Trans> : <Trans>Total</Trans>}
          </th>
          <td className="py-3 text-right">{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
