import { useLingui } from '@lingui/react/macro';
import { centsOf } from '@parley/contract/payments/amounts.ts';
import { plainMoney } from '@parley/contract/money.ts';
import { useId, useState } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { signPadding, CurrencySign } from '../CurrencySign.tsx';
import { control, Field, type LabelProps } from './Field.tsx';

// Below every minimum, so that the schema rejects it; null would mean "not given".
const NOT_AN_AMOUNT = -1;

/** An amount of money; the value is in cents, null while empty. Invalid text fails the schema. */
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
  const signId = useId();
  const isAmount = value !== null && value >= 0;
  const [typed, setTyped] = useState(isAmount ? plainMoney(value) : '');
  const [reported, setReported] = useState(value);
  // A value set from outside (a draft, a reset, another one in its place) wins over the typed text.
  const outside = isAmount ? plainMoney(value) : '';
  const shown = (isAmount ? centsOf(typed) : reported) === value ? typed : outside;
  const read = (text: string) => centsOf(text) ?? (optional && text.trim() !== '' ? NOT_AN_AMOUNT : null);
  const noAmount = t`Enter an amount, like 120 or 99.50.`;
  const wrong = shown.trim() !== '' && centsOf(shown) === null ? noAmount : undefined;
  const errorText = error && value === null ? noAmount : error;
  return (
    <Field label={label} help={help} optional={optional} error={wrong ?? errorText}>
      {(controlProps) => (
        <div className="relative">
          <CurrencySign id={signId} />
          <input
            {...controlProps}
            aria-describedby={[signId, controlProps['aria-describedby']].filter(Boolean).join(' ')}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`${control} num`}
            style={signPadding()}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              const next = read(event.target.value);
              setReported(next);
              onChange(next);
            }}
            onBlur={() => isAmount && setTyped(plainMoney(value))}
          />
        </div>
      )}
    </Field>
  );
}
