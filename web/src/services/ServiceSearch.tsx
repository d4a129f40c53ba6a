import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type FormEventHandler, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { currentNow } from '../platform/now.ts';
import { browserZone } from '../platform/zone.ts';
import { isWhen, WHEN, windowOf } from '../time/windows.ts';
import { formText } from '../ui/form/form-text.ts';

interface Props {
  q?: string | undefined;
  /** The chosen option, or "custom" for a time window that matches none. */
  when?: string | undefined;
  /** The label of that window. */
  windowLabel?: string | undefined;
  /** The other active filters, kept. */
  others?: Record<string, string | number | boolean | undefined>;
  id?: string;
  /** Where scripts have room for it: what is longer than a search may be is said at once, and not by the results. */
  onInput?: FormEventHandler<HTMLInputElement>;
}

const field = 'block w-full bg-transparent font-medium text-ink text-[1rem] leading-snug';
const cell =
  'relative block min-w-0 px-4.5 pt-2.75 pb-2.5 text-xs text-ink-3 has-focus-visible:rounded-md has-focus-visible:outline-2 has-focus-visible:outline-time max-md:border-b max-md:border-line';

/** The main search: what do you need, and when could you talk? Works without scripts as a plain form. */
export function ServiceSearch({ q = '', when = '', windowLabel, others = {}, id, onInput }: Props) {
  const { t } = useLingui();
  const [selectedWindow, setSelectedWindow] = useState(when);
  const navigate = useNavigate();
  const go = (form: FormData) => {
    const typed = formText(form, 'q');
    const window = isWhen(selectedWindow) ? windowOf(selectedWindow, currentNow(), browserZone()) : null;
    const { freeFrom, freeTo, ...rest } = others;
    void navigate(
      paths.services({ ...rest, q: typed, ...(selectedWindow === 'custom' ? { freeFrom, freeTo } : window) }),
    );
  };
  return (
    <search>
      <form
        id={id}
        action={paths.services()}
        onSubmit={(event) => {
          event.preventDefault();
          go(new FormData(event.currentTarget));
        }}
        className="grid rounded-lg border border-line-strong bg-sheet shadow-sheet md:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        <label className={cell}>
          <Trans>What do you need?</Trans>
          <input
            type="search"
            name="q"
            defaultValue={q}
            onInput={onInput}
            placeholder={t`Contract review`}
            enterKeyHint="search"
            className={`${field} outline-none`}
          />
        </label>
        <label className={`${cell} md:border-l md:border-line md:min-w-44`}>
          <Trans>When could you talk?</Trans>
          <select
            name="when"
            value={selectedWindow}
            onChange={({ target }) => setSelectedWindow(target.value)}
            className={`${field} -mt-6 -mb-2.5 appearance-none pt-6 pr-6 pb-2.5 outline-none`}
          >
            <option value="">{t`Any time`}</option>
            {windowLabel && <option value="custom">{windowLabel}</option>}
            {WHEN.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute right-4 bottom-3.5 size-4 text-ink-3"
          />
        </label>
        <button
          type="submit"
          className="m-1.75 min-h-11.5 rounded-md bg-ink px-4.5 font-semibold whitespace-nowrap text-on-ink transition-colors duration-(--swift) hover:bg-ink-2"
        >
          <Trans>Find people</Trans>
        </button>
      </form>
    </search>
  );
}
