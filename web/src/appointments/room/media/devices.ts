import { t } from '@lingui/core/macro';
export interface Device {
  id: string;
  label: string;
}
export interface Devices {
  cameras: Device[];
  microphones: Device[];
  speakers: Device[];
}
export const NO_DEVICES: Devices = { cameras: [], microphones: [], speakers: [] };

const SOUND = { echoCancellation: true, autoGainControl: true };
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } };

function media(): MediaDevices {
  // Pages without https have none, whatever the types say.
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator;
  if (!mediaDevices) throw new DOMException('no devices for this page', 'NotSupportedError');
  return mediaDevices;
}

/** The available devices; without a permission they have no names yet. */
export async function listDevices(): Promise<Devices> {
  const all = await media().enumerateDevices();
  const of = (kind: MediaDeviceKind, name: string) =>
    all
      .filter((each) => each.kind === kind && each.deviceId !== '')
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${name} ${index + 1}` }));
  return {
    cameras: of('videoinput', t`Camera`),
    microphones: of('audioinput', t`Microphone`),
    speakers: of('audiooutput', t`Speaker`),
  };
}

/** A camera's or microphone's track: of this device, or of another one when it has gone. */
export async function openDevice(
  kind: 'camera' | 'microphone',
  id: string | null,
  effects: Record<string, boolean>,
): Promise<MediaStreamTrack> {
  try {
    return await open(kind, id, effects);
  } catch (error) {
    const isGone = error instanceof Error && ['OverconstrainedError', 'NotFoundError'].includes(error.name);
    if (id === null || !isGone) throw error;
    return open(kind, null, effects);
  }
}

async function open(
  kind: 'camera' | 'microphone',
  id: string | null,
  effects: Record<string, boolean>,
): Promise<MediaStreamTrack> {
  const which = { ...effects, ...(id !== null && { deviceId: { exact: id } }) };
  const constraints =
    kind === 'camera' ? { video: { ...PICTURE, ...which } } : { audio: { ...SOUND, ...which } };
  const [track] = (await media().getUserMedia(constraints)).getTracks();
  if (!track) throw new DOMException('no track', 'NotFoundError');
  return track;
}

/** The track of a screen or window that the person picks; optimized for sharp text. */
export async function openScreen(): Promise<MediaStreamTrack> {
  const [track] = (await media().getDisplayMedia({ video: { frameRate: { max: 15 } } })).getVideoTracks();
  if (!track) throw new DOMException('no track', 'NotFoundError');
  track.contentHint = 'detail';
  return track;
}

export function canShareScreen(): boolean {
  return 'getDisplayMedia' in (navigator.mediaDevices ?? {});
}

/** Whether the permission was granted before, so that a request shows no prompt. */
export async function isAllowed(kind: 'camera' | 'microphone'): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: kind })).state === 'granted';
  } catch {
    return false;
  }
}

/** Calls back when devices are plugged in or out. */
export function onDevicesChanged(listener: () => void): () => void {
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator;
  mediaDevices?.addEventListener('devicechange', listener);
  return () => mediaDevices?.removeEventListener('devicechange', listener);
}
