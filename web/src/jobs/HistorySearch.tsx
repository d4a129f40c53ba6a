import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { limitSearch } from '../platform/form/limit-search.ts';
import { ChipSelect } from '../ui/form/ChipSelect.tsx';
import { control } from '../ui/form/Field.tsx';
import { PERIODS, periodIn } from './periods.ts';

/** Filters the history by name and period; both are in the URL. */
export function HistorySearch() {
  const [search] = useSearchParams();
  const submit = useSubmit();
  const { t } = useLingui();
  const q = search.get('q') ?? '';
  const ask = (values: { q: string; period: string | undefined }) => {
    const { period } = values;
    void submit({ ...(values.q && { q: values.q }), ...(period && { period }) }, { replace: true });
  };
  return (
    <search>
      <Form className="mb-6 flex flex-wrap items-center gap-3">
        <label className="relative min-w-0 flex-1 basis-60 sm:max-w-100">
          <span className="sr-only">
            <Trans>Search by job or person</Trans>
          </span>
          <Search aria-hidden className="absolute top-3.5 left-3.5 size-4 text-ink-3" />
          <input
            // Remounts on back navigation, to show the search of that URL.
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            onInput={limitSearch}
            placeholder={t`Search by job or person`}
            className={`${control} pl-10`}
          />
        </label>
        <ChipSelect
          label={t`Period`}
          name="period"
          any={t`Any time`}
          options={PERIODS}
          value={periodIn(search)}
          onChange={(period) => ask({ q, period })}
        />
      </Form>
    </search>
  );
}
