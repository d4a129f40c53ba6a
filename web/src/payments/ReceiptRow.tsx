import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { money } from '@parley/contract/money.ts';
import type { Receipt } from '@parley/contract/payments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { dateText } from '../time/long-dates.ts';
import { Tag } from '../ui/Tag.tsx';
import { InvoiceLinks } from './invoices/InvoiceLinks.tsx';
import { RECEIPT_ID } from '../jobs/money/receipt-id.ts';
import { settlementStatus } from '../jobs/money/status.ts';

/** One payment: date, job, recipient, amount and refunds. */
export function ReceiptRow({ receipt, zone }: { receipt: Receipt; zone: string }) {
  const { jobId, appointmentId, title, professional, paidAt, createdAt } = receipt;
  const { amountCents, creditCents, refundedCents, settlement, frozenAt } = receipt;
  const { t } = useLingui();
  const { label, tone } =
    frozenAt === null ? settlementStatus(settlement) : ({ label: t`Disputed`, tone: 'bad' } as const);
  const [day, name] = [dateText(paidAt ?? createdAt, zone), professional.displayName];
  const [refunded, credit] = [money(refundedCents), money(creditCents)];
  const isHeld = settlement === 'HELD' && frozenAt === null;
  const limit = isHeld && receipt.holdUntil && dateText(receipt.holdUntil, zone);
  const disputed = frozenAt && dateText(frozenAt, zone);
  const isConsultation = appointmentId !== null;
  const path = isConsultation ? paths.consultation(jobId, appointmentId) : paths.job(jobId);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link to={path}>{title}</Link>
        </p>
        <p className="num text-sm text-ink-3">
          <What receipt={receipt} day={day} name={name} />
        </p>
      </div>
      <div className="flex items-center gap-3 sm:flex-col sm:items-end sm:gap-1">
        <b className="num font-display text-lg font-semibold">{money(amountCents)}</b>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <p className="num flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-3 sm:col-span-2">
        {!isTip(receipt) && (
          <Link
            to={`${path}#${RECEIPT_ID}`}
            aria-label={
              isConsultation
                ? t`Printable receipt for the consultation, ${title}`
                : t`Printable receipt for ${title}`
            }
            className={linkClass}
          >
            <Trans>Printable receipt</Trans>
          </Link>
        )}
        {receipt.receiptUrl && (
          <a href={receipt.receiptUrl} aria-label={processorReceipt(receipt)} className={linkClass}>
            <Trans>Payment processor’s receipt</Trans>
          </a>
        )}
        <InvoiceLinks invoices={receipt.invoices} />
        {disputed && <span>{t`disputed by your bank since ${disputed}`}</span>}
        {limit && <span>{t`held until ${limit} at the latest`}</span>}
        {creditCents > 0 && <span>{t`the ${credit} paid for the consultation is already deducted`}</span>}
        {refundedCents > 0 && <span>{t`${refunded} refunded`}</span>}
      </p>
    </li>
  );
}

function What({ receipt, day, name }: { receipt: Receipt; day: string; name: string }) {
  if (isTip(receipt))
    return (
      <Trans>
        Tip · paid {day} · {name}
      </Trans>
    );
  return isForWork(receipt) ? (
    <Trans>
      Work · paid {day} · {name}
    </Trans>
  ) : (
    <Trans>
      Consultation · paid {day} · {name}
    </Trans>
  );
}

function processorReceipt(receipt: Receipt): string {
  const { title } = receipt;
  if (isTip(receipt)) return t`Payment processor’s receipt for the tip, ${title}`;
  return isForWork(receipt)
    ? t`Payment processor’s receipt for ${title}`
    : t`Payment processor’s receipt for the consultation, ${title}`;
}

const linkClass = 'inline-flex min-h-11 md:min-h-6 items-center text-ink underline underline-offset-3';
