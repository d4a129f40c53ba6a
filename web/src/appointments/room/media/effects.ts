import type { LocalKind } from './local-media.ts';

/** What some browsers do to picture and sound themselves: blur what is behind a face, take noise out. */
export const EFFECTS = { blur: 'camera', quiet: 'microphone' } as const satisfies Record<string, LocalKind>;
export type Effect = keyof typeof EFFECTS;

const CONSTRAINTS = { blur: 'backgroundBlur', quiet: 'noiseSuppression' } as const;

/** A camera's or microphone's track; older browsers don't say what it can do. */
interface Track {
  getCapabilities?: () => object;
  getSettings: () => object;
}

/** Null where the browser doesn't let it be switched for this track. */
export function effectOf(effect: Effect, track: Track | null): boolean | null {
  const choices: unknown = Reflect.get(track?.getCapabilities?.() ?? {}, CONSTRAINTS[effect]);
  if (!Array.isArray(choices) || choices.length < 2) return null;
  return Reflect.get(track?.getSettings() ?? {}, CONSTRAINTS[effect]) === true;
}

/** For opening a device with it or without. */
export function constraintsOf(kind: LocalKind, wanted: Record<Effect, boolean>): Record<string, boolean> {
  const effect = kind === 'camera' ? 'blur' : 'quiet';
  return { [CONSTRAINTS[effect]]: wanted[effect] };
}
