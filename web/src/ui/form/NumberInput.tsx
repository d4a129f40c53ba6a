import { useId } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Field, type LabelProps } from './Field.tsx';

type Props = FieldProps<number | null> &
  LabelProps & {
    min?: number;
    max?: number;
    /** 1 by default; with a fraction, parts of one can be entered. */
    step?: number;
    /** Shown after the number, like "days". */
    unit?: string;
  };

/** A number, whole by default; null while the field is empty. */
export function NumberInput({
  label,
  help,
  optional,
  error,
  value,
  onChange,
  unit,
  step = 1,
  ...rest
}: Props) {
  const unitId = useId();
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(controlProps) => (
        <div className="flex items-center gap-3">
          <input
            {...controlProps}
            {...rest}
            aria-describedby={
              [unit && unitId, controlProps['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            type="number"
            step={step}
            inputMode={step < 1 ? 'decimal' : 'numeric'}
            className={`${control} num max-w-36`}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
          />
          {unit && (
            <span id={unitId} className="text-ink-3">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
