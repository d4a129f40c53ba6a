import type { Effect } from './effects.ts';

export interface DevicePreferences {
  camera: string | null;
  microphone: string | null;
  speaker: string | null;
  effects: Record<Effect, boolean>;
}

const KEY = 'parley.devices';

/** The devices that were chosen in this browser. */
export function loadPreferences(): DevicePreferences {
  const stored = read(localStorage, KEY);
  // As browsers have them at first: the room is seen, noise is not heard.
  const effects = { blur: stored.blur === true, quiet: stored.quiet !== false };
  return {
    camera: text(stored.camera),
    microphone: text(stored.microphone),
    speaker: text(stored.speaker),
    effects,
  };
}

export function savePreferences({ effects, ...devices }: Partial<DevicePreferences>): void {
  write(localStorage, KEY, { ...read(localStorage, KEY), ...devices, ...effects });
}

/** Which devices were on in a room, kept by the tab: a reloaded page rejoins the call with them. */
export interface Presence {
  camera: boolean;
  microphone: boolean;
}

const roomKey = (appointmentId: string) => `parley.room.${appointmentId}`;

export function loadPresence(appointmentId: string): Presence | null {
  const stored = read(sessionStorage, roomKey(appointmentId));
  if (typeof stored.camera !== 'boolean') return null;
  return { camera: stored.camera, microphone: stored.microphone === true };
}

export function savePresence(appointmentId: string, presence: Presence | null): void {
  if (presence) write(sessionStorage, roomKey(appointmentId), presence);
  else sessionStorage.removeItem(roomKey(appointmentId));
}

function read(storage: Storage, key: string): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(storage.getItem(key) ?? '{}')) };
  } catch {
    return {};
  }
}

function write(storage: Storage, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // With a full or blocked storage, the choice is only forgotten.
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
