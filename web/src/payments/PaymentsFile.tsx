import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DownloadButton } from '../files/download/DownloadButton.tsx';
import { useNow } from '../platform/now.ts';
import { Select } from '../ui/form/Select.tsx';

const YEARS = 5;

/** What a client paid in a year, as a file for their books. */
export function PaymentsFile() {
  const { t } = useLingui();
  const thisYear = Number(useNow().slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const years = Array.from({ length: YEARS }, (_, ago) => String(thisYear - ago));
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t`All payments of a year`}
          name="year"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
          error={undefined}
        />
        <DownloadButton
          url={`/api/payment/client/statement/${year}/statement.csv`}
          name={`parley-payments-${year}.csv`}
        >
          <Trans>Payments as CSV</Trans>
        </DownloadButton>
      </div>
      <p className="mt-3 text-sm text-pretty text-ink-3">
        <Trans>Years are in UTC. Each payment is listed with any refunds since.</Trans>
      </p>
    </div>
  );
}
