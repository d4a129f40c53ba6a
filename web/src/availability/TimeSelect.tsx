import { ChevronDown } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { slotLabel } from '../time/slots/slot-label.ts';
import { endSlots, startSlots } from './week.ts';

// Made once, as a change of the week draws all its rows.
const arrow = (
  <ChevronDown
    aria-hidden
    className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-3"
  />
);

interface Props {
  /** For screen readers; visually the row makes it clear. */
  label: string;
  edge: 'from' | 'to';
  value: number;
  onChange: (code: number) => void;
  isInvalid: boolean;
  describedBy?: string;
}

/**
 * A quarter hour of the day by its slot code; an end may be the End of Day. The other options follow the chosen one after
 * it's painted: a preset brings ten of these selects, each with 96 options, and nobody should wait for them. As its width is
 * set, its options needn't be measured either (`field-sizing`).
 */
export function TimeSelect({ label, edge, value, onChange, isInvalid, describedBy }: Props) {
  const areAllShown = useDeferredValue(true, false);
  return (
    <span className="relative min-w-0 flex-1 basis-[5rem] sm:flex-none">
      <select
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={value}
        className="num field-sizing-content min-h-11 md:min-h-10 w-full appearance-none rounded-md border border-line-strong bg-sheet pr-8 pl-3 transition-colors duration-(--swift) hover:border-ink-3 aria-invalid:border-bad sm:w-32"
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {areAllShown ? <Options edge={edge} /> : <Options edge={edge} only={value} />}
      </select>
      {arrow}
    </span>
  );
}

interface OptionsProps {
  edge: Props['edge'];
  /** A slot code; without it, all. */
  only?: number;
}

/** Not drawn again with each change of the week: there are a thousand of them. */
const Options = memo(function Options({ edge, only }: OptionsProps) {
  const slots = edge === 'from' ? startSlots : endSlots;
  return slots
    .filter(({ code }) => only === undefined || code === only)
    .map((slot) => (
      <option key={slot.code} value={slot.code}>
        {slotLabel(slot)}
      </option>
    ));
});
