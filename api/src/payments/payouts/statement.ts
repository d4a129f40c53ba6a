import { currency, money } from '@parley/contract/money.ts';
import { drawPdf } from '../../platform/documents/draw-pdf.ts';
import { ownLetterhead } from '../../platform/documents/own-letterhead.ts';
import { RawReply } from '../../platform/http/serve.ts';
import { currentReader, i18n } from '../../platform/language/language.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { monthsOfYear, type StatementMonth } from './queries-earnings.ts';

/** Of a month, or of the year: what was released, the fee, what was refunded after a release, and what is left. */
interface Line extends StatementMonth {
  netCents: number;
}

async function linesOf({ db }: Platform, actor: Actor, year: number): Promise<{ months: Line[]; all: Line }> {
  const months = (await monthsOfYear(db, actor.id, year)).map(withNet);
  const sum = (of: (line: Line) => number) => months.reduce((cents, line) => cents + of(line), 0);
  const [grossCents, feeCents] = [sum((line) => line.grossCents), sum((line) => line.feeCents)];
  const refundedCents = sum((line) => line.refundedCents);
  return { months, all: withNet({ month: String(year), grossCents, feeCents, refundedCents }) };
}

const withNet = (line: StatementMonth): Line => ({
  ...line,
  netCents: line.grossCents - line.feeCents - line.refundedCents,
});

const FIELDS = ['month', 'grossCents', 'feeCents', 'refundedCents', 'netCents'] as const;

/** A year's earnings for a spreadsheet, in cents; the last line is the year. */
export async function statementCsv(platform: Platform, actor: Actor, year: number): Promise<RawReply> {
  const { months, all } = await linesOf(platform, actor, year);
  const lines = [...months, all].map((line) => FIELDS.map((field) => line[field]).join(','));
  return new RawReply(
    headersOf('text/csv; charset=utf-8', `parley-${year}.csv`),
    [FIELDS.join(','), ...lines, ''].join('\r\n'),
  );
}

/** The same for people, in their language. */
export async function statementPdf(platform: Platform, actor: Actor, year: number): Promise<RawReply> {
  const { months, all } = await linesOf(platform, actor, year);
  const title = i18n.t('Earnings in {year}', { year: String(year) });
  const file = await drawPdf({
    title,
    language: currentReader().language,
    createdAt: platform.clock.instant(),
    footer: `${title} · ${actor.displayName}`,
    lettersMissing: i18n.t('Some characters can’t be printed in this file and show as […].'),
    letterhead: await ownLetterhead(platform),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: actor.displayName },
      tableOf(months, all),
      { kind: 'note', text: i18n.t(NOTE, { currency: currency() }) },
    ],
  });
  return new RawReply(headersOf('application/pdf', `parley-${year}.pdf`), file);
}

const NOTE =
  /*i18n*/ 'Amounts are in {currency}. Each counts in the month in which it happened, in UTC. Released: before Parley’s fee. Refunded: given back to clients after a release, for which Parley returns its part of the fee. What a bank takes back counts once it has decided for the client.';

function tableOf(months: readonly Line[], all: Line) {
  const cells = ({ grossCents, feeCents, refundedCents, netCents }: Line) =>
    [grossCents, feeCents, refundedCents, netCents].map(money);
  const number = (name: string) => ({ name, isNumber: true });
  return {
    kind: 'table',
    columns: [
      { name: i18n.t('Month') },
      number(i18n.t('Released')),
      number(i18n.t('Fee')),
      number(i18n.t('Refunded')),
      number(i18n.t('Net')),
    ],
    rows: months.map((line) => [monthText(line.month), ...cells(line)]),
    total: [i18n.t('Total'), ...cells(all)],
  } as const;
}

const monthText = (month: string) =>
  new Intl.DateTimeFormat(currentReader().language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
});
