import { type ComponentProps } from 'react';
import { SlotBoard } from './SlotBoard.tsx';

type Props = Omit<ComponentProps<typeof SlotBoard>, 'times' | 'isNumbered' | 'onPick' | 'onReplace'> & {
  value: string | null;
  onChange: (startsAt: string) => void;
};

/** Picks one time for a consultation. */
export function SlotPicker({ value, onChange, ...board }: Props) {
  return (
    <SlotBoard
      {...board}
      times={value === null ? [] : [value]}
      isNumbered={false}
      onPick={onChange}
      onReplace={(_, slot) => onChange(slot)}
    />
  );
}
