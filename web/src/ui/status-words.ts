export type Tone = 'neutral' | 'time' | 'good' | 'bad' | 'info';

/** A status as a person reads it, and how loud its tag is. */
export interface StatusWords {
  label: string;
  tone: Tone;
}
