export interface Choice {
  camera: string | null;
  microphone: string | null;
  speaker: string | null;
}

const KEY = 'parley.devices';

/** The devices that were chosen in this browser. */
export function recall(): Choice {
  const kept = read(localStorage, KEY);
  return { camera: text(kept.camera), microphone: text(kept.microphone), speaker: text(kept.speaker) };
}

export function remember(choice: Partial<Choice>): void {
  write(localStorage, KEY, { ...recall(), ...choice });
}

/** Which devices were on in a room, kept by the tab: a reloaded page rejoins the call with them. */
export interface Presence {
  camera: boolean;
  microphone: boolean;
}

const roomKey = (appointmentId: string) => `parley.room.${appointmentId}`;

export function wasIn(appointmentId: string): Presence | null {
  const kept = read(sessionStorage, roomKey(appointmentId));
  if (typeof kept.camera !== 'boolean') return null;
  return { camera: kept.camera, microphone: kept.microphone === true };
}

export function keepIn(appointmentId: string, presence: Presence | null): void {
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
