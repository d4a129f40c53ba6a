import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LedgerTransaction } from '@parley/contract/payments/ledger.ts';
import { money } from '@parley/contract/money.ts';
import { useNow } from '../../platform/now.ts';
import { pastTimeText } from '../../time/long-dates.ts';

type Account = LedgerTransaction['entries'][number]['account'];
const ACCOUNTS: Record<Account, MessageDescriptor> = {
  client: msg`Client`,
  'held:job': msg`Held for the job`,
  platform_fees: msg`Parley fees`,
  'payable:professional': msg`Owed to the professional`,
  'receivable:professional': msg`Owed by the professional`,
  processor: msg`Processor`,
  processor_fees: msg`Processor fees`,
  bank: msg`Bank`,
};

/** The ledger of a job: balanced postings, debits left, credits right. */
export function Ledger({ transactions, zone }: { transactions: readonly LedgerTransaction[]; zone: string }) {
  if (transactions.length === 0)
    return (
      <p className="pt-4 text-ink-3">
        <Trans>No money has moved yet.</Trans>
      </p>
    );
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">
          <Trans>Ledger entries</Trans>
        </caption>
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="py-2.5 pr-3 font-medium">
              <Trans>Account</Trans>
            </th>
            <th scope="col" className="py-2.5 pr-3 text-right font-medium">
              <Trans>Debit</Trans>
            </th>
            <th scope="col" className="py-2.5 text-right font-medium">
              <Trans>Credit</Trans>
            </th>
          </tr>
        </thead>
        {transactions.map((transaction) => (
          <Posting key={transaction.id} transaction={transaction} zone={zone} />
        ))}
      </table>
    </div>
  );
}

function Posting({ transaction, zone }: { transaction: LedgerTransaction; zone: string }) {
  const { t } = useLingui();
  const { at, text, entries } = transaction;
  const now = useNow();
  return (
    <tbody className="border-t border-line">
      <tr>
        <th colSpan={3} scope="rowgroup" className="pt-3 pb-1 font-semibold wrap-anywhere">
          {text}
          <time dateTime={at} className="block font-normal text-ink-3">
            {pastTimeText(at, zone, now)}
          </time>
        </th>
      </tr>
      {entries.map(({ account, debitCents, creditCents }, index) => (
        <tr key={index} className="align-top [&:last-child>td]:pb-3">
          <td className="py-1 pr-3 pl-4 text-ink-2">{t(ACCOUNTS[account])}</td>
          <td className="py-1 pr-3 text-right">{debitCents > 0 && money(debitCents)}</td>
          <td className="py-1 text-right">{creditCents > 0 && money(creditCents)}</td>
        </tr>
      ))}
    </tbody>
  );
}
