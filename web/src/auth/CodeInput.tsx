import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '../platform/form/use-form.ts';
import { Field } from '../ui/form/Field.tsx';

const LENGTH = 6;
const places = Array.from({ length: LENGTH }, (_, place) => place);

/**
 * Six boxes for the emailed code over a single input, so that pasting, autofill and screen readers work as usual.
 */
export function CodeInput({ name, value, onChange, error }: FieldProps<string>) {
  const { t } = useLingui();
  return (
    <Field label={t`Code`} error={error}>
      {(controlProps) => (
        <div className="group relative">
          <input
            {...controlProps}
            name={name}
            value={value}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="absolute inset-0 z-10 w-full text-transparent caret-transparent outline-none"
            onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, LENGTH))}
          />
          <div aria-hidden className="grid grid-cols-6 gap-2 sm:gap-3">
            {places.map((place) => (
              <span
                key={place}
                className={`${box} ${place === Math.min(value.length, LENGTH - 1) ? current : ''}`}
              >
                {value[place] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

const box =
  'num grid h-14 place-items-center rounded-md border border-line-strong bg-sheet font-display text-2xl leading-none font-semibold in-[.group:has([aria-invalid=true])]:border-bad';
const current =
  'in-[.group:focus-within]:outline-2 in-[.group:focus-within]:outline-offset-2 in-[.group:focus-within]:outline-time';
