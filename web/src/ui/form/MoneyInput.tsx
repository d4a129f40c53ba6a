import { useLingui } from '@lingui/react/macro';
import { centsOf } from '@parley/contract/payments/amounts.ts';
import { money } from '@parley/contract/money.ts';
import { useState } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Field, type LabelProps } from './Field.tsx';

// Below every minimum, so that the schema rejects it; null would mean "not given".
const NOT_AN_AMOUNT = -1;

/** A dollar amount; the value is in cents, null while empty. Invalid text fails the schema. */
export function MoneyInput({
  label,
  help,
  optional,
  error,
  name,
  value,
  onChange,
}: FieldProps<number | null> & LabelProps) {
  const { t } = useLingui();
  const isAmount = value !== null && value >= 0;
  const [typed, setTyped] = useState(isAmount ? plain(value) : '');
  // A value set from outside (a draft, a reset) wins over the typed text.
  const shown = isAmount && centsOf(typed) !== value ? plain(value) : typed;
  const read = (text: string) => centsOf(text) ?? (optional && text.trim() !== '' ? NOT_AN_AMOUNT : null);
  const wrong =
    typed.trim() !== '' && centsOf(typed) === null ? t`Enter dollars, like 120 or 99.50.` : undefined;
  const errorText = error && value === null ? t`Enter an amount in dollars, like 120 or 99.50.` : error;
  return (
    <Field label={label} help={help} optional={optional} error={wrong ?? errorText}>
      {(controlProps) => (
        <div className="relative">
          <span aria-hidden className="absolute top-2.5 left-3.5 text-ink-3">
            $
          </span>
          <input
            {...controlProps}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`${control} num pl-7.5`}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(read(event.target.value));
            }}
            onBlur={() => isAmount && setTyped(plain(value))}
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
