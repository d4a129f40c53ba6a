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
  | 'dir'
  | 'max';
type Props = FieldProps<string> &
  LabelProps &
  Pick<ComponentProps<'input'>, InputProps> & {
    beside?: ReactNode;
    /** One line of a row; what is wrong with one is said once, for the list. */
    small?: boolean;
    /** Longer text is not cut, which pasting would hide: the count says so, and the schema refuses it. */
    maxLength?: number;
  };

export function TextInput(props: Props) {
  const { label, help, optional, beside, small, maxLength, error, onChange, ...input } = props;
  const { t } = useLingui();
  // A schema error about the date format means nothing to somebody using a date picker.
  const isUnpicked = input.type === 'date' && input.value === '';
  const shownError = error && isUnpicked ? t`Pick a date.` : error;
  const count = maxLength !== undefined && <Count value={input.value} max={maxLength} />;
  const isTooLong = maxLength !== undefined && input.value.length > maxLength;
  return (
    <Field {...{ label, help, optional, small, isTooLong }} beside={beside ?? count} error={shownError}>
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
