import type { Line, MediaState, Quality } from '../media/media.ts';

const QUALITIES: Record<Quality, string> = {
  good: 'good connection',
  fair: 'fair connection',
  poor: 'weak connection',
};

/** How the line to somebody is, beside their name. */
export function lineText({ line, quality }: Pick<MediaState, 'line' | 'quality'>): string {
  const words: Record<Line, string> = {
    waiting: 'not in the room',
    connecting: 'connecting',
    connected: quality === null ? 'connected' : QUALITIES[quality],
    reconnecting: 'looking for a way',
    elsewhere: 'not shown here',
    closed: 'left',
  };
  return words[line];
}

interface Around {
  /** The other one's first name. */
  name: string;
  isOtherCheckedIn: boolean;
  /** When the room closes, as a time of day. */
  closes: string;
}

/** What one should know now, in a sentence; null when all is as it should be. */
export function captionText(state: MediaState, around: Around): string | null {
  const { name } = around;
  const { line, signalling, isSaving, isHard, theirs } = state;
  if (line === 'waiting') return waitingText(state, around);
  if (isHard && (line === 'connecting' || line === 'reconnecting'))
    return `We find no way to ${name} so far and keep looking. Another network, like a phone’s, often helps; the chat works all the while.`;
  if (line === 'connecting') return `Connecting to ${name}…`;
  if (line === 'reconnecting') return `The line to ${name} is lost. Looking for another way…`;
  if (line !== 'connected') return null;
  if (isSaving) return `The line is weak, so your picture rests. ${name} still hears you.`;
  if (theirs.shown.camera === 'paused') return `The line is weak, so ${name}’s picture rests.`;
  if (signalling === 'down') return 'We cannot be reached at the moment. The call goes on.';
  return null;
}

function waitingText({ signalling }: MediaState, { name, isOtherCheckedIn, closes }: Around): string {
  if (signalling === 'down') return 'Joining the room…';
  return isOtherCheckedIn
    ? `${name} is not in the room at the moment and can come back until ${closes}.`
    : `${name} has not checked in yet. The room stays open until ${closes}.`;
}

/** What has changed on the other side, for those who do not see it. */
export function heardText(before: MediaState, now: MediaState, name: string): string | null {
  if (before.line !== 'connected' && now.line === 'connected') return `Connected to ${name}.`;
  if (before.line === 'connected' && now.line === 'waiting') return `${name} has left.`;
  if (now.line !== 'connected') return null;
  const [was, is] = [before.theirs.shown, now.theirs.shown];
  if (!was.screen && is.screen) return `${name} shows a screen.`;
  if (was.screen && !is.screen) return `${name} no longer shows a screen.`;
  if (was.microphone !== is.microphone) return `${name} is ${is.microphone ? 'no longer' : 'now'} muted.`;
  if (was.camera !== is.camera) return `${name}’s camera is ${is.camera === 'on' ? 'on' : 'off'}.`;
  return null;
}

const WARNINGS = [1, 5];

/** Says near the agreed end, and again before the room closes on those who talk on, how much is left; else null. */
export function nearEndText(
  { endsAt, closesAt }: { endsAt: string; closesAt: string },
  now: string,
): string | null {
  const left = (at: string) => (Date.parse(at) - Date.parse(now)) / 60_000;
  const isOver = left(endsAt) <= 0;
  const rest = left(isOver ? closesAt : endsAt);
  const minutes = rest <= 0 ? undefined : WARNINGS.find((each) => rest <= each);
  if (minutes === undefined) return null;
  const soon = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  if (isOver) return `The room closes in less than ${soon}.`;
  return `Less than ${soon} ${minutes === 1 ? 'is' : 'are'} left.`;
}
