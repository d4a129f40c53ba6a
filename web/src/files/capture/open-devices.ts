import { t } from '@lingui/core/macro';

/** Whether the browser lets pages use a camera or microphone; pages without https have none, whatever the types say. */
export function hasDevices(): boolean {
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator;
  return mediaDevices !== undefined;
}

interface Wanted {
  camera: boolean;
  microphone: boolean;
  /** Certain ones; without, the browser's choice. */
  cameraId?: string;
  microphoneId?: string;
}

/** Asks for the camera, the microphone, or both. */
export function openDevices({ camera, microphone, cameraId, microphoneId }: Wanted): Promise<MediaStream> {
  const only = (id: string | undefined) => id !== undefined && { deviceId: { exact: id } };
  return navigator.mediaDevices.getUserMedia({
    video: camera && {
      facingMode: 'user',
      width: { ideal: 1280 },
      height: { ideal: 720 },
      ...only(cameraId),
    },
    audio: microphone && { echoCancellation: true, noiseSuppression: true, ...only(microphoneId) },
  });
}

export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Why no camera or microphone opened, and what to do about it. */
export function deviceRefusal(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return t`Your browser blocked the camera or microphone. Allow it at the start of the address bar and try again, or choose a file instead.`;
  if (name === 'NotFoundError')
    return t`No camera or microphone was found. Connect one and try again, or choose a file instead.`;
  return t`The camera or microphone didn’t start. Another program may be using it: close it there and try again, or choose a file instead.`;
}
