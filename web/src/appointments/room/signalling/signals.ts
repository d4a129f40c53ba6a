import { NOTHING_SHOWN, type Shown } from '../media/media.ts';

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
export function readSignal(heard: unknown): Signal | null {
  if (!isFields(heard) || typeof heard.from !== 'string') return null;
  const addressed = { from: heard.from, for: typeof heard.for === 'string' ? heard.for : null };
  const { kind } = heard;
  if (kind === 'hello') return { ...addressed, kind, isAnswer: heard.isAnswer === true };
  if (kind === 'again' || kind === 'replaced' || kind === 'bye') return { ...addressed, kind };
  if (typeof heard.attempt !== 'number') return null;
  const { attempt } = heard;
  if (kind === 'description') return readDescription(addressed, attempt, heard);
  if (kind !== 'candidate' || !isFields(heard.candidate)) return null;
  return { ...addressed, kind, attempt, candidate: readCandidate(heard.candidate) };
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
export function readShown(text: unknown): Shown {
  const heard = parsed(text);
  if (!isFields(heard)) return NOTHING_SHOWN;
  const { microphone, camera, screen } = heard;
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
