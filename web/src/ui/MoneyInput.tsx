import { centsOf, money } from '@parley/contract/money.ts';
import { useState } from 'react';
import type { FieldProps } from '../platform/use-form.ts';
import { control, Field, type Labelled } from './Field.tsx';

/** Money typed in dollars, given on in cents; null while it is not an amount. */
export function MoneyInput({
  label,
  help,
  optional,
  error,
  name,
  value,
  onChange,
}: FieldProps<number | null> & Labelled) {
  const [typed, setTyped] = useState(value === null ? '' : plain(value));
  // What another hand set (a draft, a reset) wins over the text typed before.
  const shown = centsOf(typed) === value ? typed : value === null ? typed : plain(value);
  const wrong =
    typed.trim() !== '' && centsOf(typed) === null ? 'Enter dollars, like 120 or 99.50.' : undefined;
  return (
    <Field label={label} help={help} optional={optional} error={wrong ?? error}>
      {(ties) => (
        <div className="relative">
          <span aria-hidden className="absolute top-2.5 left-3.5 text-ink-3">
            $
          </span>
          <input
            {...ties}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`${control} num pl-7.5`}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(centsOf(event.target.value));
            }}
            onBlur={() => value !== null && setTyped(plain(value))}
          />
        </div>
      )}
    </Field>
  );
}

/** "1,200" for whole dollars, else with cents. */
function plain(cents: number): string {
  return money(cents).slice(1).replace(/\.00$/, '');
}
