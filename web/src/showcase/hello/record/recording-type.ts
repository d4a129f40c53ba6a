import { hasDevices } from '../../../files/capture/open-devices.ts';

export type HelloKind = 'video' | 'audio';

/** H.264 first: it plays everywhere, and most devices encode it in hardware. */
const TYPES: Record<HelloKind, readonly string[]> = {
  video: [
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/webm;codecs=vp9,opus',
    'video/webm;codecs=vp8,opus',
    'video/webm',
    'video/mp4',
  ],
  audio: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'],
};

/** What this browser records a hello as; null if it can't. */
export function recordingType(kind: HelloKind): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return TYPES[kind].find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export const canRecord = () => hasDevices() && recordingType('audio') !== null;
