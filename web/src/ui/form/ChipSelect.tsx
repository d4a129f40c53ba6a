import { totalText } from '@parley/contract/numbers.ts';
import { ChevronDown } from 'lucide-react';
import type { Option } from './Select.tsx';

interface Props<T extends string | number> {
  /** The accessible label; shown where there is room. */
  label: string;
  name: string;
  options: readonly Option<T>[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  /** The label of the empty option, like "Any price". Without it, a value is always chosen. */
  any?: string;
  /** The id of the form it belongs to, for submits without scripts. */
  form?: string;
  wide?: boolean;
  /** One of many in a row: a long choice is cut sooner. */
  narrow?: boolean;
  /** How many results each other option would leave, by its value; a missing one leaves none. */
  counts?: Readonly<Record<string, number>> | undefined;
}

/** A small native select for a filter; its border shows when it is active. */
export function ChipSelect<T extends string | number>(props: Props<T>) {
  const { label, name, options, value, onChange, any, form, wide = false, narrow = false, counts } = props;
  const isOn = any !== undefined && value !== undefined;
  return (
    <label className={`relative inline-flex min-w-0 max-w-full ${wide ? 'w-full flex-col' : ''}`}>
      <span className={wide ? 'mb-1.5 text-base font-semibold' : 'sr-only'}>{label}</span>
      <select
        name={name}
        form={form}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(options.find((each) => String(each.value) === target.value)?.value)
        }
        className={`appearance-none truncate border pr-7 ${narrow ? 'max-w-36' : wide ? '' : 'max-w-56'} font-semibold transition-colors duration-(--swift) hover:border-ink-3 ${
          wide
            ? 'min-h-11 w-full rounded-md bg-sheet pl-3.5'
            : 'field-sizing-content min-h-11 md:min-h-9 rounded-sm bg-transparent pl-3 text-sm'
        } ${isOn ? 'border-ink text-ink' : 'border-line-strong text-ink-2'}`}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {counts && option.value !== value
              ? `${option.label} (${totalText(counts[String(option.value)] ?? 0)})`
              : option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={`pointer-events-none absolute right-2 size-4 text-ink-3 ${wide ? 'bottom-3.5' : 'bottom-3.5 md:bottom-2.5'}`}
      />
    </label>
  );
}
