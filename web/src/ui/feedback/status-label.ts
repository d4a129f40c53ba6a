import type { Tone } from '../Tag.tsx';

/** A status as a person reads it, and how loud its tag is. */
export interface StatusLabel {
  label: string;
  tone: Tone;
}
