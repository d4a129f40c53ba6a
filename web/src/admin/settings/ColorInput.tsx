import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Field, type LabelProps } from '../../ui/form/Field.tsx';

/** A color as #rrggbb, typed or chosen from the browser's palette. */
export function ColorInput({ label, help, error, name, value, onChange }: FieldProps<string> & LabelProps) {
  const { t } = useLingui();
  return (
    <Field label={label} help={help} error={error}>
      {(controlProps) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t`${label}: choose`}
            className="h-11 w-13 shrink-0 cursor-pointer rounded-md border border-line-strong bg-sheet p-1"
            value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...controlProps}
            name={name}
            type="text"
            autoComplete="off"
            spellCheck={false}
            className={`${control} num`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
