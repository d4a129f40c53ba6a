import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { limitSearch } from '../../platform/form/limit-search.ts';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { control } from '../../ui/form/Field.tsx';
import type { Option } from '../../ui/form/Select.tsx';
import { formText } from '../../ui/form/form-text.ts';
import { tabIn } from '../tabs.ts';

export interface Filter {
  name: string;
  label: string;
  /** The label of the "any" option; without it the first option is the default. */
  any?: string;
  options: readonly Option[];
}

/** Search, filters and sort order of a list, all kept in the URL. */
export function ListToolbar({
  searches,
  filters,
}: {
  /** What the search looks in; without it there is none. */
  searches?: string;
  filters: readonly Filter[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const submit = useSubmit();
  const q = search.get('q') ?? '';
  const typed = useRef<HTMLInputElement>(null);
  // The back button restores the field's text without remounting it, so that a user who is typing keeps the focus.
  useEffect(() => {
    if (typed.current) typed.current.value = q;
  }, [q]);

  function ask(changed: Record<string, string | undefined> = {}) {
    if (form.current?.reportValidity() === false) return;
    const searchText = form.current ? formText(new FormData(form.current), 'q') : q;
    const chosen = Object.fromEntries(filters.map(({ name }) => [name, search.get(name) ?? undefined]));
    const fields = Object.entries({ tab: tabIn(search), q: searchText, ...chosen, ...changed });
    void submit(Object.fromEntries(fields.flatMap(([name, value]) => (value ? [[name, value]] : []))));
  }

  return (
    <search>
      <Form
        ref={form}
        className="mb-6 flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {searches !== undefined && (
          <label className="relative min-w-0 flex-1 basis-full sm:max-w-100 sm:basis-60">
            <span className="sr-only">{searches}</span>
            <Search aria-hidden className="absolute top-3.5 left-3.5 size-4 text-ink-3" />
            <input
              ref={typed}
              type="search"
              name="q"
              defaultValue={q}
              onInput={limitSearch}
              placeholder={searches}
              className={`${control} pl-10`}
            />
          </label>
        )}
        {filters.map(({ name, options, ...searchText }) => {
          const chosenValue = options.find(({ value }) => value === search.get(name))?.value;
          return (
            <ChipSelect
              key={name}
              {...searchText}
              name={name}
              options={options}
              value={searchText.any === undefined ? (chosenValue ?? options[0]?.value) : chosenValue}
              onChange={(value) => ask({ [name]: value })}
            />
          );
        })}
      </Form>
    </search>
  );
}
