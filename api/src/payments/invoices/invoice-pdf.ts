import type { BillingIdentity } from '@parley/contract/payments/billing-details.ts';
import { isCredit, isForFee } from '@parley/contract/payments/invoice-kinds.ts';
import type { Invoice } from '@parley/contract/payments/invoices.ts';
import { drawPdf } from '../../platform/documents/draw-pdf.ts';
import { ownLetterhead } from '../../platform/documents/own-letterhead.ts';
import type { PdfBlock, PdfTable } from '../../platform/documents/pdf-document.ts';
import { RawReply } from '../../platform/http/serve.ts';
import { currentReader, i18n } from '../../platform/language/language.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { moneyIn } from '@parley/contract/payments/amounts.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { readInvoice } from './read-invoices.ts';

/** An invoice as a PDF, in its reader's language. */
export async function invoicePdf(platform: Platform, actor: Actor, invoiceId: string): Promise<RawReply> {
  const invoice = await readInvoice(platform, actor, invoiceId);
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
    'x-content-type-options': 'nosniff',
  };
  const document = { ...documentOf(invoice), letterhead: await ownLetterhead(platform) };
  return new RawReply(headers, await drawPdf(document));
}

function documentOf(invoice: Invoice) {
  const { number, issuedAt, sender } = invoice;
  const title = isCredit(invoice.kind)
    ? i18n.t('Credit note {number}', { number })
    : i18n.t('Invoice {number}', { number });
  return {
    title,
    language: currentReader().language,
    createdAt: issuedAt,
    footer: [title, sender.name].filter(Boolean).join(' · '),
    lettersMissing: i18n.t(
      'Some characters can’t be printed in this file and show as […]. This document’s page on Parley shows them all.',
    ),
    blocks: blocksOf(invoice, title),
  };
}

function blocksOf(invoice: Invoice, title: string): PdfBlock[] {
  const { issuedAt, sender, recipient, corrects } = invoice;
  const facts: [string, string][] = [[i18n.t('Date'), dayOf(issuedAt)]];
  if (corrects) facts.push([i18n.t('Corrects'), corrects.number]);
  return [
    { kind: 'title', text: title },
    {
      kind: 'columns',
      columns: [
        [i18n.t('From'), ...linesOf(sender)],
        [i18n.t('To'), ...linesOf(recipient)],
      ],
    },
    { kind: 'facts', facts },
    amounts(invoice),
    { kind: 'note', text: isForFee(invoice.issuer) ? i18n.t(FEE_NOTE) : i18n.t(PAID_NOTE) },
  ];
}

const PAID_NOTE = /*i18n*/ 'Paid by card through Parley. Nothing is left to pay.';
const FEE_NOTE = /*i18n*/ 'Deducted from what was released. Nothing is left to pay.';

function amounts({ totalCents, currency, vat, ...invoice }: Invoice): PdfTable {
  const total = moneyIn(totalCents, currency);
  const rows = [[descriptionOf(invoice), total]];
  if (vat) rows.push([vatText(vat), moneyIn(vat.cents, currency)]);
  return {
    kind: 'table',
    columns: [
      { name: i18n.t('Description'), share: 3 },
      { name: i18n.t('Amount'), isNumber: true },
    ],
    rows,
    total: [isCredit(invoice.kind) ? i18n.t('Total credited') : i18n.t('Total'), total],
  };
}

const vatText = ({ label, hundredths }: NonNullable<Invoice['vat']>) =>
  i18n.t('Includes {label}, {rate}%', { label, rate: String(hundredths / 100) });

function descriptionOf({
  issuer,
  title,
  ...subject
}: Pick<Invoice, 'issuer' | 'appointmentId' | 'tipId' | 'title'>): string {
  if (isForFee(issuer)) return i18n.t('Parley’s fee for “{title}”', { title });
  if (isTip(subject)) return i18n.t('Tip for “{title}”', { title });
  return isForWork(subject)
    ? i18n.t('Work on “{title}”', { title })
    : i18n.t('Consultation for “{title}”', { title });
}

function linesOf({ name, address, country, taxId }: BillingIdentity): string[] {
  const names = new Intl.DisplayNames([currentReader().language], { type: 'region' });
  const lines = [name, ...address, country && names.of(country)];
  const tax = taxId && i18n.t('Tax ID {taxId}', { taxId });
  return [...lines, tax].flatMap((line) => line || []);
}

/** The same day for everybody. */
const dayOf = (at: string) =>
  new Intl.DateTimeFormat(currentReader().language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(at),
  );
