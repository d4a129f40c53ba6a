import { NOTHING_SENT, type MediaStatus } from '../media/media.ts';

interface Addressed {
  /** The session that sends it, and the one it is for; a reloaded page is a new session. */
  from: string;
  for: string | null;
}
/** The messages between two sessions of a room, over any transport. */
export type Signal = Addressed &
  (
    | { kind: 'hello'; isAnswer: boolean }
    | { kind: 'description'; attempt: number; type: 'offer' | 'answer'; sdp: string }
    | { kind: 'candidate'; attempt: number; candidate: RTCIceCandidateInit }
    /** The connection can't be repaired: please start another. */
    | { kind: 'again' }
    /** Another session of yours has replaced this one. */
    | { kind: 'replaced' }
    | { kind: 'bye' }
  );

type Fields = Record<string, unknown>;

/** The signal, if it is a valid one; else null. */
export function readSignal(received: unknown): Signal | null {
  if (!isFields(received) || typeof received.from !== 'string') return null;
  const addressed = { from: received.from, for: typeof received.for === 'string' ? received.for : null };
  const { kind } = received;
  if (kind === 'hello') return { ...addressed, kind, isAnswer: received.isAnswer === true };
  if (kind === 'again' || kind === 'replaced' || kind === 'bye') return { ...addressed, kind };
  if (typeof received.attempt !== 'number') return null;
  const { attempt } = received;
  if (kind === 'description') return readDescription(addressed, attempt, received);
  if (kind !== 'candidate' || !isFields(received.candidate)) return null;
  return { ...addressed, kind, attempt, candidate: readCandidate(received.candidate) };
}

function readDescription(addressed: Addressed, attempt: number, { type, sdp }: Fields): Signal | null {
  if ((type !== 'offer' && type !== 'answer') || typeof sdp !== 'string') return null;
  return { ...addressed, kind: 'description', attempt, type, sdp };
}

function readCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: Fields): RTCIceCandidateInit {
  return {
    candidate: typeof candidate === 'string' ? candidate : '',
    sdpMid: typeof sdpMid === 'string' ? sdpMid : null,
    sdpMLineIndex: typeof sdpMLineIndex === 'number' ? sdpMLineIndex : null,
    usernameFragment: typeof usernameFragment === 'string' ? usernameFragment : null,
  };
}

/** The other side's state, parsed from text that came over the connection. */
export function readMediaStatus(text: unknown): MediaStatus {
  const received = parsed(text);
  if (!isFields(received)) return NOTHING_SENT;
  const { microphone, camera, screen } = received;
  return {
    microphone: microphone === true,
    camera: camera === 'on' || camera === 'paused' ? camera : 'off',
    screen: screen === true,
  };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
