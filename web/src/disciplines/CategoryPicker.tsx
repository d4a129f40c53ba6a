import { Trans } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { FieldProps } from '../platform/form/use-form.ts';
import { FieldError, type LabelProps } from '../ui/form/Field.tsx';

type Props = FieldProps<string[]> & LabelProps & { disciplines: readonly Discipline[] };

/** Any number of categories, under their disciplines. */
export function CategoryPicker({ label, help, error, value, onChange, disciplines }: Props) {
  const id = useId();
  const toggle = (categoryId: string, isOn: boolean) =>
    onChange(isOn ? [...value, categoryId] : value.filter((other) => other !== categoryId));
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="border-t border-line">
        {disciplines.map((discipline, place) => (
          <DisciplinePart
            key={discipline.id}
            discipline={discipline}
            chosen={value}
            isOpen={value.length === 0 && place === 0}
            isInvalid={Boolean(error) && place === 0}
            onToggle={toggle}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {help && <div className="mt-1.5 text-sm text-ink-3">{help}</div>}
    </fieldset>
  );
}

interface PartProps {
  discipline: Discipline;
  chosen: readonly string[];
  isOpen: boolean;
  isInvalid: boolean;
  onToggle: (categoryId: string, isOn: boolean) => void;
}

function DisciplinePart({ discipline, chosen, isOpen, isInvalid, onToggle }: PartProps) {
  const count = discipline.categories.filter(({ id }) => chosen.includes(id)).length;
  // Starts open when something is selected, then only by hand: it must not close under the pointer.
  const [open, setOpen] = useState(isOpen || count > 0);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-b border-line"
    >
      <summary
        data-invalid={isInvalid || undefined}
        className="flex min-h-11 list-none items-center justify-between gap-4 py-2"
      >
        <span className="font-medium">{discipline.name}</span>
        <span className="flex items-center gap-2 text-sm text-ink-3">
          {count > 0 && (
            <span className="num">
              <Trans>{count} selected</Trans>
            </span>
          )}
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-(--swift) in-[.group[open]]:rotate-180"
          />
        </span>
      </summary>
      <div className="flex flex-wrap gap-2 pt-1 pb-4">
        {discipline.categories.map((category) => (
          <label
            key={category.id}
            className="relative inline-flex min-h-11 md:min-h-8.5 items-center rounded-sm border border-line-strong px-3 text-sm font-semibold transition-colors duration-(--swift) hover:bg-well has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-time"
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={chosen.includes(category.id)}
              onChange={({ target }) => onToggle(category.id, target.checked)}
            />
            {category.name}
          </label>
        ))}
      </div>
    </details>
  );
}
