import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DeviceRows } from './DeviceRows.tsx';
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
  return (
    <Dialog open={open} onClose={onClose} title={t`Camera, microphone and speaker`} wide>
      <DeviceRows localMedia={localMedia} appointmentId={appointmentId} isOpen />
    </Dialog>
  );
}
