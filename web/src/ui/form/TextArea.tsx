import type { Ref } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { control, Count, Field, type LabelProps } from './Field.tsx';

type Props = FieldProps<string> &
  LabelProps & {
    max: number;
    rows?: number;
    placeholder?: string;
    /** Shows the character count from the start. */
    counts?: boolean;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** A textarea that grows with its text; shows the character count near the limit. */
export function TextArea(props: Props) {
  const { label, help, optional, error, value, onChange, max, rows = 4, counts = false, ...rest } = props;
  const count = <Count value={value} max={max} always={counts} />;
  return (
    <Field {...{ label, help, optional, error }} isTooLong={value.length > max} beside={count}>
      {(controlProps) => (
        <textarea
          {...controlProps}
          {...rest}
          dir="auto"
          value={value}
          style={{ minHeight: `calc(${rows}lh + 22px)` }}
          className={`${control} field-sizing-content block max-h-[60vh]`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
