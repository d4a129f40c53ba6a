import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { KeyList } from '../../ui/overlay/KeyList.tsx';
import type { Tab } from '../tabs.ts';
import { exportShown } from './csv.ts';
import { saveDeskKeysEnabled, useDeskKeysEnabled } from './key-preference.ts';
import { focusSearch, openRow, selectRow, stepRow } from './rows.ts';

/** The desk by keyboard, and the dialog that says how. */
export function DeskKeys({ tab }: { tab: Tab }) {
  const [isOpen, setIsOpen] = useState(false);
  const { t } = useLingui();
  const shown = [
    ['J', t`Next row`],
    ['K', t`Previous row`],
    ['O', t`Open the row`],
    ['X', t`Select the row for bulk actions`],
    ['Shift X', t`Select all rows from the last one to this one`],
    ['E', t`Export the rows shown as CSV`],
    ['/', t`Search`],
    ['?', t`Keyboard shortcuts`],
  ] as const;
  const isEnabled = useDeskKeysEnabled();
  const keys = {
    j: () => stepRow(1),
    k: () => stepRow(-1),
    o: openRow,
    x: ({ shiftKey }: KeyboardEvent) => selectRow(shiftKey),
    e: () => exportShown(tab),
    '/': focusSearch,
    '?': () => setIsOpen(true),
  };
  useShortcuts(isEnabled ? keys : {});
  return (
    <>
      <Button
        kind="plain"
        small
        icon={<Keyboard aria-hidden className="size-4" />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Keyboard shortcuts</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Keyboard shortcuts`}>
        <KeyList keys={shown} />
        <Checkbox
          name="keys"
          value={isEnabled}
          onChange={saveDeskKeysEnabled}
          label={t`Use single-key shortcuts`}
          error={undefined}
        />
      </Dialog>
    </>
  );
}
