import { type ReactNode, useId } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { FieldError, type LabelProps, Optional } from './Field.tsx';
import type { Option } from './Select.tsx';

type Props<T extends string | number> = Omit<FieldProps<T | null>, 'onChange'> &
  LabelProps & {
    onChange: (value: T) => void;
    options: readonly (Option<T> & { about?: ReactNode })[];
    /** Of cards, where there is room. */
    columns?: 2 | 3;
    /** Hides the label visually. */
    hideLabel?: boolean;
  };

/** A radio group, shown as chips or cards. */
export function RadioGroup<T extends string | number>(props: Props<T>) {
  const { label, help, optional, error, name, value, onChange, options, columns = 2, hideLabel } = props;
  const id = useId();
  const tall = options.some((option) => Boolean(option.about));
  const cards = `grid gap-3 ${columns === 3 ? 'lg:grid-cols-3' : 'sm:grid-cols-2'}`;
  return (
    <fieldset aria-describedby={help ? `${id}-error ${id}-help` : `${id}-error`}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold'}>
        {label} {optional && <Optional />}
      </legend>
      <div className={tall ? cards : 'flex flex-wrap gap-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative border transition-colors duration-(--swift) has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-time ${
              tall
                ? 'rounded-md border-line-strong bg-sheet p-4 has-checked:shadow-[inset_0_0_0_1px_var(--ink)]'
                : 'inline-flex min-h-11 items-center md:min-h-8.5 rounded-sm border-line-strong px-3 text-sm font-semibold hover:bg-well has-checked:bg-ink has-checked:text-on-ink'
            }`}
          >
            <input
              type="radio"
              name={`${name}-${id}`}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              data-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={tall ? 'block font-display text-lg font-semibold' : ''}>{option.label}</span>
            {option.about && <span className="mt-1 block text-sm text-ink-3">{option.about}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {help && (
        <div id={`${id}-help`} className="mt-1.5 text-sm text-ink-3">
          {help}
        </div>
      )}
    </fieldset>
  );
}
