import { plural, t } from '@lingui/core/macro';
import type { Line, MediaState, Quality } from '../media/media.ts';

function qualityText(quality: Quality): string {
  return { good: t`good connection`, fair: t`fair connection`, poor: t`weak connection` }[quality];
}

/** The state of the connection, beside the other side's name. */
export function lineText({ line, quality }: Pick<MediaState, 'line' | 'quality'>): string {
  const words: Record<Line, string> = {
    waiting: t`not in the room`,
    connecting: t`connecting`,
    connected: quality === null ? t`connected` : qualityText(quality),
    reconnecting: t`reconnecting`,
    elsewhere: t`open in another tab`,
    closed: t`left`,
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

/** What the reader should know now, in a sentence; null when all is well. */
export function captionText(state: MediaState, around: Around): string | null {
  const { name } = around;
  const { line, signalling, isSaving, isHard, theirs } = state;
  if (line === 'waiting') return waitingText(state, around);
  if (isHard && (line === 'connecting' || line === 'reconnecting'))
    return t`We can’t connect to ${name} yet and keep trying. Another network, such as your phone’s, often helps. The chat still works.`;
  if (line === 'connecting') return t`Connecting to ${name}…`;
  if (line === 'reconnecting') return t`The connection to ${name} was lost. Reconnecting…`;
  if (line !== 'connected') return null;
  if (isSaving) return t`The connection is weak, so your video is paused. ${name} can still hear you.`;
  if (theirs.shown.camera === 'paused') return t`The connection is weak, so ${name}’s video is paused.`;
  if (signalling === 'down') return t`We can’t reach our servers right now. The call continues.`;
  return null;
}

function waitingText({ signalling }: MediaState, { name, isOtherCheckedIn, closes }: Around): string {
  if (signalling === 'down') return t`Joining the room…`;
  return isOtherCheckedIn
    ? t`${name} isn’t in the room right now and can come back until ${closes}.`
    : t`${name} hasn’t checked in yet. The room stays open until ${closes}.`;
}

/** What has changed on the other side, for screen readers. */
export function heardText(before: MediaState, now: MediaState, name: string): string | null {
  if (before.line !== 'connected' && now.line === 'connected') return t`Connected to ${name}.`;
  if (before.line === 'connected' && now.line === 'waiting') return t`${name} has left.`;
  if (now.line !== 'connected') return null;
  const [was, is] = [before.theirs.shown, now.theirs.shown];
  if (!was.screen && is.screen) return t`${name} is sharing their screen.`;
  if (was.screen && !is.screen) return t`${name} stopped sharing their screen.`;
  if (was.microphone !== is.microphone)
    return is.microphone ? t`${name} is no longer muted.` : t`${name} is now muted.`;
  if (was.camera !== is.camera)
    return is.camera === 'on' ? t`${name}’s camera is on.` : t`${name}’s camera is off.`;
  return null;
}

const WARNINGS = [1, 5];

/** How much time is left, near the agreed end, and again before the room closes; else null. */
export function nearEndText(
  { endsAt, closesAt }: { endsAt: string; closesAt: string },
  now: string,
): string | null {
  const left = (at: string) => (Date.parse(at) - Date.parse(now)) / 60_000;
  const isOver = left(endsAt) <= 0;
  const rest = left(isOver ? closesAt : endsAt);
  const minutes = rest <= 0 ? undefined : WARNINGS.find((each) => rest <= each);
  if (minutes === undefined) return null;
  return isOver
    ? plural(minutes, {
        one: 'The room closes in less than a minute.',
        other: 'The room closes in less than # minutes.',
      })
    : plural(minutes, { one: 'Less than a minute left.', other: 'Less than # minutes left.' });
}
