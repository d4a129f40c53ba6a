import { plural, t } from '@lingui/core/macro';
import type { ConnectionStatus, MediaState, Quality } from '../media/media.ts';

function qualityText(quality: Quality): string {
  return { good: t`good connection`, fair: t`fair connection`, poor: t`weak connection` }[quality];
}

/** The state of the connection, beside the other side's name. */
export function connectionText({ connection, quality }: Pick<MediaState, 'connection' | 'quality'>): string {
  const labels: Record<ConnectionStatus, string> = {
    waiting: t`not in the room`,
    connecting: t`connecting`,
    connected: quality === null ? t`connected` : qualityText(quality),
    reconnecting: t`reconnecting`,
    elsewhere: t`open in another tab`,
    closed: t`left`,
  };
  return labels[connection];
}

interface CallContext {
  /** The other side's first name. */
  name: string;
  isOtherCheckedIn: boolean;
  /** When the room closes, as a time of day. */
  closes: string;
}

/** What the reader should know now, in a sentence; null when all is well. */
export function callStatusText(state: MediaState, context: CallContext): string | null {
  const { name } = context;
  const { connection, signalling, isVideoPaused, isFailing, theirs } = state;
  if (connection === 'waiting') return waitingText(state, context);
  if (isFailing && (connection === 'connecting' || connection === 'reconnecting'))
    return t`We can’t connect to ${name} yet and keep trying. Another network, such as your phone’s, often helps. The chat still works.`;
  if (connection === 'connecting') return t`Connecting to ${name}…`;
  if (connection === 'reconnecting') return t`The connection to ${name} was lost. Reconnecting…`;
  if (connection !== 'connected') return null;
  if (isVideoPaused) return t`The connection is weak, so your video is paused. ${name} can still hear you.`;
  if (theirs.mediaStatus.camera === 'paused') return t`The connection is weak, so ${name}’s video is paused.`;
  if (signalling === 'down') return t`We can’t reach our servers right now. The call continues.`;
  return null;
}

function waitingText({ signalling }: MediaState, { name, isOtherCheckedIn, closes }: CallContext): string {
  if (signalling === 'down') return t`Joining the room…`;
  return isOtherCheckedIn
    ? t`${name} isn’t in the room right now and can come back until ${closes}.`
    : t`${name} hasn’t checked in yet. The room stays open until ${closes}.`;
}

/** What has changed on the other side, for screen readers. */
export function announcementText(before: MediaState, now: MediaState, name: string): string | null {
  if (before.connection !== 'connected' && now.connection === 'connected') return t`Connected to ${name}.`;
  if (before.connection === 'connected' && now.connection === 'waiting') return t`${name} has left.`;
  if (now.connection !== 'connected') return null;
  const [was, is] = [before.theirs.mediaStatus, now.theirs.mediaStatus];
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
export function timeLeftNotice(
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
