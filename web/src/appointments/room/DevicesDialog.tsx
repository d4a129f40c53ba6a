import { Dialog } from '../../ui/Dialog.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import type { OwnMedia } from './own-media.ts';

interface Props {
  open: boolean;
  own: OwnMedia;
  appointmentId: string;
  onClose: () => void;
}

/** Another camera, microphone or speaker while one talks. */
export function DevicesDialog({ open, own, appointmentId, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Camera, microphone and speaker" wide>
      <DeviceRows own={own} appointmentId={appointmentId} isOpen />
    </Dialog>
  );
}
