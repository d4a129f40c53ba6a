import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import { saveShortcutsEnabled, useShortcutsEnabled } from './shortcut-preference.ts';
import type { LocalMedia } from './local-media.ts';

interface Props {
  open: boolean;
  localMedia: LocalMedia;
  appointmentId: string;
  onClose: () => void;
}

/** Switches camera, microphone or speaker during a call. */
export function DevicesDialog({ open, localMedia, appointmentId, onClose }: Props) {
  const { t } = useLingui();
  const hasKeys = useShortcutsEnabled();
  return (
    <Dialog open={open} onClose={onClose} title={t`Camera, microphone and speaker`} wide>
      <DeviceRows localMedia={localMedia} appointmentId={appointmentId} isOpen />
      <div className="border-t border-line pt-4 text-sm">
        <Checkbox
          name="keys"
          error={undefined}
          value={hasKeys}
          onChange={saveShortcutsEnabled}
          label={t`Press M to mute and V to turn the camera on or off (not while typing)`}
        />
      </div>
    </Dialog>
  );
}
