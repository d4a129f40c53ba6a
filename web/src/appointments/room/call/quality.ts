import type { Quality } from '../media/media.ts';

/** Recent statistics of the connection; null where the browser does not report them. */
export interface Sample {
  roundTripMs: number | null;
  /** Fractions of what was sent, and of what should have arrived. */
  lostOut: number | null;
  lostIn: number | null;
  outgoingBitsPerSecond: number | null;
}

const POOR = { roundTripMs: 500, lost: 0.1, outgoingBitsPerSecond: 90_000 };
const FAIR = { roundTripMs: 250, lost: 0.03, outgoingBitsPerSecond: 250_000 };

/** The perceived quality of a connection. */
export function qualityOf(sample: Sample): Quality {
  if (isWorse(sample, POOR)) return 'poor';
  return isWorse(sample, FAIR) ? 'fair' : 'good';
}

function isWorse(
  { roundTripMs, lostOut, lostIn, outgoingBitsPerSecond }: Sample,
  than: typeof POOR,
): boolean {
  return (
    (roundTripMs ?? 0) > than.roundTripMs ||
    Math.max(lostOut ?? 0, lostIn ?? 0) > than.lost ||
    (outgoingBitsPerSecond ?? Infinity) < than.outgoingBitsPerSecond
  );
}

/** How many samples in a row it takes to pause the video, and to resume it: slow, to avoid flapping. */
const POOR_SAMPLES = 4;
const GOOD_SAMPLES = 6;

export interface VideoPause {
  isVideoPaused: boolean;
  samples: number;
}
export const VIDEO_RUNNING: VideoPause = { isVideoPaused: false, samples: 0 };

/** Whether the video is paused in favor of the sound, after one more sample. */
export function nextVideoPause({ isVideoPaused, samples }: VideoPause, quality: Quality): VideoPause {
  const asksForChange = isVideoPaused ? quality === 'good' : quality === 'poor';
  if (!asksForChange) return { isVideoPaused, samples: 0 };
  const isEnough = samples + 1 >= (isVideoPaused ? GOOD_SAMPLES : POOR_SAMPLES);
  return isEnough ? { isVideoPaused: !isVideoPaused, samples: 0 } : { isVideoPaused, samples: samples + 1 };
}
