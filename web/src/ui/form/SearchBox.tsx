import { limitSearch } from '../../platform/form/limit-search.ts';
import { formText } from './form-text.ts';

interface Props {
  label: string;
  placeholder: string;
  button: string;
  /** Where the form submits without scripts. */
  action: string;
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
}

/** A search form with one text field. */
export function SearchBox({ label, placeholder, button, action, q = '', onSearch }: Props) {
  return (
    <search>
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(formText(new FormData(event.currentTarget), 'q') || undefined);
        }}
        className="grid rounded-lg border border-line-strong bg-sheet shadow-sheet sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <label className="block min-w-0 px-4.5 pt-2.75 pb-2.5 text-xs text-ink-3 has-focus-visible:rounded-md has-focus-visible:outline-2 has-focus-visible:outline-time max-sm:border-b max-sm:border-line">
          {label}
          <input
            type="search"
            name="q"
            defaultValue={q}
            onInput={limitSearch}
            placeholder={placeholder}
            enterKeyHint="search"
            className="block w-full bg-transparent text-[1rem] leading-snug font-medium text-ink outline-none"
          />
        </label>
        <button
          type="submit"
          className="m-1.75 min-h-11.5 rounded-md bg-ink px-4.5 font-semibold whitespace-nowrap text-on-ink transition-colors duration-(--swift) hover:bg-ink-2"
        >
          {button}
        </button>
      </form>
    </search>
  );
}
