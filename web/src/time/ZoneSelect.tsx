import { useLingui } from '@lingui/react/macro';
import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FieldProps } from '../platform/form/use-form.ts';
import { useNow } from '../platform/now.ts';
import { control, Field, type LabelProps, type ControlProps } from '../ui/form/Field.tsx';
import { findZones, zoneChoice, zoneChoices, type ZoneChoice } from './zones.ts';

type Props = Pick<FieldProps<string>, 'value' | 'onChange'>;

/** A combobox with all time zones, searchable by city, country and UTC offset. */
export function ZoneSelect({
  label,
  help,
  optional,
  error,
  value,
  onChange,
}: FieldProps<string> & LabelProps) {
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(controlProps) => (
        <ZoneInput controlProps={controlProps} label={label} value={value} onChange={onChange} />
      )}
    </Field>
  );
}

function ZoneInput({
  controlProps,
  label,
  value,
  onChange,
}: Props & { controlProps: ControlProps; label: string }) {
  const { t } = useLingui();
  const list = useZoneList({ id: controlProps.id, value, onChange });
  return (
    <div className="relative">
      <input
        {...list.getInputProps({
          ...controlProps,
          onFocus: list.fill,
          onClick: (event) => event.currentTarget.select(),
        })}
        // Field ties its own label.
        aria-labelledby={undefined}
        placeholder={t`City, country or UTC offset`}
        autoComplete="off"
        spellCheck={false}
        className={`${control} truncate pr-10`}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-ink-3"
      />
      <ul
        {...list.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        hidden={!list.isOpen}
        className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-sheet py-1.5 shadow-float"
      >
        {list.found.map((choice, index) => (
          <li
            key={choice.zone}
            {...list.getItemProps({ item: choice, index })}
            className={`px-3.5 py-2 ${list.highlightedIndex === index ? 'bg-well' : ''}`}
          >
            <span className="flex justify-between gap-4">
              <span className="min-w-0">{choice.name}</span>
              <span className="num shrink-0 text-sm text-ink-3">{choice.offset}</span>
            </span>
            <span className="block truncate text-sm text-ink-3">{choice.cities.join(', ')}</span>
          </li>
        ))}
        {list.isOpen && list.found.length === 0 && (
          <li className="px-3.5 py-2 text-ink-3">{t`No time zone found. Try a city nearby.`}</li>
        )}
      </ul>
    </div>
  );
}

/** The combobox's state. Leaving it without a choice keeps the zone. */
function useZoneList({ id, value, onChange }: Props & { id: string }) {
  const now = useNow();
  const chosen = useMemo(() => zoneChoice(value, now), [value, now]);
  // Built on focus: hundreds of zones would delay the first paint.
  const [all, setAll] = useState<ZoneChoice[]>([]);
  const [typed, setTyped] = useState('');
  const found = findZones(all, typed);
  const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  const combobox = useCombobox({
    inputId: id,
    items: found,
    itemToKey: (choice) => choice?.zone,
    itemToString: (choice) => choice?.name ?? '',
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.zone ?? value),
    onInputValueChange: ({ type, inputValue }) => setTyped(type === InputChange ? inputValue : ''),
    stateReducer: (_state, { type, changes }) => {
      // Enter takes the best match.
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
      return { ...changes, isOpen: false, selectedItem: chosen, inputValue: chosen.name };
    },
  });
  return { ...combobox, found, fill: () => setAll(zoneChoices(chosen, now)) };
}
