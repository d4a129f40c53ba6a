import { t } from '@lingui/core/macro';
import { MEBIBYTE } from '@parley/contract/admin/settings/limits.ts';
import { MAX_HELLO_MEGABYTES, MAX_HELLO_SECONDS, MAX_HELLO_SECONDS_STORED } from '@parley/contract/limits.ts';
import { playingTime } from '../playing-time.ts';
import type { HelloKind } from './recording-type.ts';

/** A recording that can be published. */
export interface Take {
  kind: HelloKind;
  file: File;
  /** Where it is played from before it's sent. */
  url: string;
  /** Just now, or else chosen. */
  isRecorded: boolean;
}

const MOST_MS = 8_000;

/** A chosen file as a take, or why it can't be one and what to do. The server asks the same of it. */
export async function openRecording(file: File): Promise<Take | { refusal: string }> {
  if (file.size === 0) return { refusal: t`This file is empty. Choose another one.` };
  if (file.type !== '' && !/^(audio|video)\//.test(file.type))
    return { refusal: t`This isn’t a video or audio file. Choose an MP4, WebM, Ogg or MP3 file.` };
  const media = await measure(file);
  if (media && Number.isFinite(media.seconds) && media.seconds > MAX_HELLO_SECONDS_STORED) {
    const length = playingTime(media.seconds);
    return {
      refusal: t`This is ${length} long, and a hello is at most ${MAX_HELLO_SECONDS} seconds. Trim it, or record a new one.`,
    };
  }
  const megabytes = Math.ceil(file.size / MEBIBYTE);
  if (megabytes > MAX_HELLO_MEGABYTES)
    return {
      refusal: t`This is ${megabytes} MB, and a hello can be up to ${MAX_HELLO_MEGABYTES} MB. Save it at a lower quality, or record a new one.`,
    };
  if (!media)
    return {
      refusal: t`Your browser can’t play this file. It may be damaged, or in a format browsers can’t play. Choose an MP4, WebM, Ogg or MP3 file.`,
    };
  return {
    kind: media.hasPicture ? 'video' : 'audio',
    file,
    url: URL.createObjectURL(file),
    isRecorded: false,
  };
}

/** What the browser knows of a file without playing it; what browsers record often says no length: Infinity. */
async function measure(file: File): Promise<{ seconds: number; hasPicture: boolean } | null> {
  const url = URL.createObjectURL(file);
  const media = document.createElement('video');
  media.preload = 'metadata';
  try {
    return await new Promise((resolve) => {
      media.addEventListener('loadedmetadata', () =>
        resolve({ seconds: media.duration, hasPicture: media.videoWidth > 0 }),
      );
      media.addEventListener('error', () => resolve(null));
      setTimeout(() => resolve(null), MOST_MS);
      media.src = url;
    });
  } finally {
    media.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
