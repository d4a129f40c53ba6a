import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { type InPlace, isAmong, keyOf } from './on-behalf.ts';

interface Props<A extends string> {
  /** What can be done for either of the two. */
  choices: readonly InPlace<A>[];
  labelOf: (choice: InPlace<A>) => string;
  chosen: InPlace<A> | null;
  onChoose: (choice: InPlace<A> | null) => void;
  /** What the chosen act leads to. */
  help?: string;
  /** What it needs: a time, the reason. */
  children: ReactNode;
  onClose: () => void;
}

/** Does what one of the two could do: whose act, and why; both are told. */
export function InPlaceDialog<A extends string>({
  choices,
  labelOf,
  chosen,
  onChoose,
  help,
  children,
  onClose,
}: Props<A>) {
  return (
    <Dialog open onClose={onClose} title="Act for one of the two" wide>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">
          Both are told that Parley did it, and it stands in the audit.
        </p>
        <Select
          label="What"
          name="what"
          help={help}
          placeholder="Choose what to do"
          options={choices.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
          value={chosen && isAmong(choices, chosen) ? keyOf(chosen) : ''}
          onChange={(key) => onChoose(choices.find((each) => keyOf(each) === key) ?? null)}
          error={undefined}
        />
        {children}
      </div>
    </Dialog>
  );
}
