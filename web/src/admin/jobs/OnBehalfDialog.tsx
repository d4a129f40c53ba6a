import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { type OnBehalfAction, isStillPossible, keyOf } from './on-behalf.ts';

interface Props<A extends string> {
  /** What it acts on. */
  title: string;
  /** The actions available on behalf of either side. */
  choices: readonly OnBehalfAction<A>[];
  labelOf: (choice: OnBehalfAction<A>) => string;
  chosen: OnBehalfAction<A> | null;
  onChoose: (choice: OnBehalfAction<A> | null) => void;
  /** The consequences of the chosen action. */
  help?: string;
  /** Its inputs: a time, the reason. */
  children: ReactNode;
  onClose: () => void;
}

/** Asks on whose behalf an admin acts and what they do; both sides are notified. */
export function OnBehalfDialog<A extends string>({
  title,
  choices,
  labelOf,
  chosen,
  onChoose,
  help,
  children,
  onClose,
}: Props<A>) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={title} wide>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">
          <Trans>Both sides are told that Parley did it. It’s recorded in the audit log.</Trans>
        </p>
        <Select
          label={t`Action`}
          name="what"
          help={help}
          placeholder={t`Choose an action`}
          options={choices.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
          value={chosen && isStillPossible(choices, chosen) ? keyOf(chosen) : ''}
          onChange={(key) => onChoose(choices.find((each) => keyOf(each) === key) ?? null)}
          error={undefined}
        />
        {children}
      </div>
    </Dialog>
  );
}
