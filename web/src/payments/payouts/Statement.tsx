import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { useState } from 'react';
import { useNow } from '../../platform/now.ts';
import { monthText } from '../../time/long-dates.ts';
import { Select } from '../../ui/form/Select.tsx';
import { DownloadButton } from '../../files/download/DownloadButton.tsx';

const YEARS = 5;

/** What was earned by month, and the yearly statements as files. */
export function Statement({ earnings: { earningsByMonth } }: { earnings: Earnings }) {
  const { t } = useLingui();
  const thisYear = Number(useNow().slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const years = Array.from({ length: YEARS }, (_, ago) => String(thisYear - ago));
  const url = (kind: string) => `/api/payment/professional/statement/${year}/statement.${kind}`;
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className="border-b border-line pb-3 text-xl">
        <Trans>Earnings by month</Trans>
      </h2>
      <Months months={earningsByMonth} />
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <Select
          label={t`Yearly statement`}
          name="year"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
          error={undefined}
        />
        <DownloadButton url={url('pdf')} name={`parley-${year}.pdf`}>
          <Trans>Statement as PDF</Trans>
        </DownloadButton>
        <DownloadButton url={url('csv')} name={`parley-${year}.csv`}>
          <Trans>Statement as CSV</Trans>
        </DownloadButton>
      </div>
      <p className="mt-3 text-sm text-pretty text-ink-3">
        <Trans>
          Months are in UTC. A statement counts a refund in the month it was made; the list above takes it off
          the month of the release.
        </Trans>
      </p>
    </section>
  );
}

/** Those with earnings, the latest first. */
function Months({ months }: { months: Earnings['earningsByMonth'] }) {
  const shown = months.filter(({ netCents }) => netCents !== 0).toReversed();
  if (shown.length === 0)
    return (
      <p className="pt-4 text-ink-3">
        <Trans>Your earnings appear here after your first completed job.</Trans>
      </p>
    );
  return (
    <dl className="num">
      {shown.map(({ month, netCents }) => (
        <div key={month} className="flex justify-between gap-4 border-b border-line py-3">
          <dt>{monthText(`${month}-01`)}</dt>
          <dd className="font-semibold">{money(netCents)}</dd>
        </div>
      ))}
    </dl>
  );
}
