import { type ReactNode, useId } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { FieldError } from './Field.tsx';

type Props = FieldProps<boolean> & { label: ReactNode; help?: ReactNode };

export function Checkbox({ name, value, onChange, label, help, error }: Props) {
  const id = useId();
  return (
    <div>
      <label className="flex gap-3 py-2.75 md:py-0">
        <input
          type="checkbox"
          name={name}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-help`}
          className="mt-px size-5 shrink-0 accent-ink"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {help && (
        <div id={`${id}-help`} className="mt-1 pl-8 text-sm text-ink-3">
          {help}
        </div>
      )}
    </div>
  );
}
