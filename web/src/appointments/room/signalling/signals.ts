import { NOTHING_SHOWN, type Shown } from '../media/media.ts';

interface Addressed {
  /** The joining that says it, and the one it is for; a page loaded anew joins anew. */
  from: string;
  for: string | null;
}
/** What two joinings of a room say to each other, over whatever carries it. */
export type Signal = Addressed &
  (
    | { kind: 'hello'; isAnswer: boolean }
    | { kind: 'description'; attempt: number; type: 'offer' | 'answer'; sdp: string }
    | { kind: 'candidate'; attempt: number; candidate: RTCIceCandidateInit }
    /** The connection is beyond mending: please begin another. */
    | { kind: 'again' }
    /** Another joining of yours has taken your place. */
    | { kind: 'replaced' }
    | { kind: 'bye' }
  );

type Fields = Record<string, unknown>;

/** What was heard, if it is something that one side says; anything else is nothing. */
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

/** What the other side says of itself, out of text that came over the connection. */
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
