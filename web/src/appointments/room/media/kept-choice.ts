export interface Choice {
  camera: string | null;
  microphone: string | null;
  speaker: string | null;
}

const KEY = 'parley.devices';

/** The devices that somebody chose in this browser. */
export function recall(): Choice {
  const kept = read(localStorage, KEY);
  return { camera: text(kept.camera), microphone: text(kept.microphone), speaker: text(kept.speaker) };
}

export function remember(choice: Partial<Choice>): void {
  write(localStorage, KEY, { ...recall(), ...choice });
}

/** How somebody was in a room, kept by the tab: a page that is loaded anew comes back into the call as it left. */
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
    // A full or forbidden storage only forgets.
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
