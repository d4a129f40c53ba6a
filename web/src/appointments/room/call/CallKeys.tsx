import { Trans, useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { KeyList } from '../../../ui/overlay/KeyList.tsx';
import { saveShortcutsEnabled } from '../media/shortcut-preference.ts';
import { RoundButton } from './RoundButton.tsx';

interface Props {
  isOpen: boolean;
  isEnabled: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The keys of the call, in a dialog; on phones there are none. */
export function CallKeys({ isOpen, isEnabled, onOpen, onClose }: Props) {
  const { t } = useLingui();
  const shown = [
    ['M', t`Mute or unmute`],
    ['V', t`Camera on or off`],
    ['L', t`Side by side, or the other person large`],
    ['C', t`Chat`],
    ['N', t`Notes`],
    ['O', t`Offer`],
    ['?', t`Keyboard shortcuts`],
  ] as const;
  return (
    <>
      <span className="max-sm:hidden">
        <RoundButton small label={t`Keyboard shortcuts`} letter={isEnabled ? '?' : null} onClick={onOpen}>
          <Keyboard aria-hidden />
        </RoundButton>
      </span>
      <Dialog open={isOpen} onClose={onClose} title={t`Keyboard shortcuts`}>
        <p className="mb-4 text-ink-2">
          <Trans>They don’t work while you type.</Trans>
        </p>
        <KeyList keys={shown} />
        <Checkbox
          name="keys"
          value={isEnabled}
          onChange={saveShortcutsEnabled}
          label={t`Use single-key shortcuts`}
          error={undefined}
        />
      </Dialog>
    </>
  );
}
