import { ChevronDown } from 'lucide-react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Field, type LabelProps } from './Field.tsx';

export interface Option<T extends string | number = string> {
  value: T;
  label: string;
}
type Props = FieldProps<string> &
  LabelProps & {
    options: readonly Option[];
    /** The first, empty entry, like "Choose a discipline". */
    placeholder?: string;
  };

/** A native select. */
export function Select({ label, help, optional, error, onChange, options, placeholder, ...rest }: Props) {
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(controlProps) => (
        <div className="relative">
          <select
            {...controlProps}
            {...rest}
            className={`${control} appearance-none truncate pr-10`}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-ink-3"
          />
        </div>
      )}
    </Field>
  );
}
