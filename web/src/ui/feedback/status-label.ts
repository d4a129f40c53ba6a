import type { Tone } from '../Tag.tsx';

/** The label of a status, and the tone of its tag. */
export interface StatusLabel {
  label: string;
  tone: Tone;
}
