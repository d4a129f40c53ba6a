import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Field, type LabelProps } from './Field.tsx';

type InputProps =
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'autoFocus'
  | 'list'
  | 'min'
  | 'max';
type Props = FieldProps<string> &
  LabelProps &
  Pick<ComponentProps<'input'>, InputProps> & { beside?: ReactNode };

export function TextInput({ label, help, optional, beside, error, onChange, ...input }: Props) {
  const { t } = useLingui();
  // A schema error about the date format means nothing to somebody using a date picker.
  const isUnpicked = input.type === 'date' && input.value === '';
  const shownError = error && isUnpicked ? t`Pick a date.` : error;
  return (
    <Field label={label} help={help} optional={optional} beside={beside} error={shownError}>
      {(controlProps) => (
        <input
          type="text"
          dir="auto"
          {...controlProps}
          {...input}
          className={control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
