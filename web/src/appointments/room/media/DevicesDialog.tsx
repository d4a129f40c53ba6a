import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import { keepSingleKeys, useSingleKeys } from './key-choice.ts';
import type { OwnMedia } from './own-media.ts';

interface Props {
  open: boolean;
  own: OwnMedia;
  appointmentId: string;
  onClose: () => void;
}

/** Another camera, microphone or speaker while one talks. */
export function DevicesDialog({ open, own, appointmentId, onClose }: Props) {
  const hasKeys = useSingleKeys();
  return (
    <Dialog open={open} onClose={onClose} title="Camera, microphone and speaker" wide>
      <DeviceRows own={own} appointmentId={appointmentId} isOpen />
      <div className="border-t border-line pt-4 text-sm">
        <Checkbox
          name="keys"
          error={undefined}
          value={hasKeys}
          onChange={keepSingleKeys}
          label="M mutes and V switches the camera, while you are not writing"
        />
      </div>
    </Dialog>
  );
}
