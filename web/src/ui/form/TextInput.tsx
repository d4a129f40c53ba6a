import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Count, Field, type LabelProps } from './Field.tsx';

type InputProps =
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'autoFocus'
  | 'list'
  | 'min'
  | 'max';
type Props = FieldProps<string> &
  LabelProps &
  Pick<ComponentProps<'input'>, InputProps> & {
    beside?: ReactNode;
    /** Longer text is not cut, which pasting would hide: the count says so, and the schema refuses it. */
    maxLength?: number;
  };

export function TextInput(props: Props) {
  const { label, help, optional, beside, maxLength, error, onChange, ...input } = props;
  const { t } = useLingui();
  // A schema error about the date format means nothing to somebody using a date picker.
  const isUnpicked = input.type === 'date' && input.value === '';
  const shownError = error && isUnpicked ? t`Pick a date.` : error;
  const count = maxLength !== undefined && <Count value={input.value} max={maxLength} />;
  return (
    <Field label={label} help={help} optional={optional} beside={beside ?? count} error={shownError}>
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
