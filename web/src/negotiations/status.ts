import type { TalkStatus } from '@parley/contract/negotiations/states.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';
import type { Tone } from '../ui/Tag.tsx';

// The first six are the specification's, letter by letter; how a talk ends is ours.
const WORDS: Record<TalkStatus, Record<Side, string>> = {
  SENT: { professional: 'Sent', client: 'Sent' },
  READ: { professional: 'Read', client: 'Requires Approval' },
  RESCHEDULE: { professional: 'Awaiting reschedule response', client: 'Reschedule Requested' },
  RESCHEDULE_PRO: { professional: 'Reschedule Requested', client: 'Awaiting reschedule response' },
  RESCHEDULE_REJECTED: { professional: 'Reschedule Rejected', client: 'Awaiting Reschedule' },
  ACCEPTED: { professional: 'Accepted', client: 'Accepted' },
  DECLINED: { professional: 'Declined', client: 'Declined' },
  WITHDRAWN: { professional: 'Withdrawn', client: 'Withdrawn' },
  EXPIRED: { professional: 'Expired', client: 'Expired' },
};

const TONES: Partial<Record<TalkStatus, Tone>> = { ACCEPTED: 'good', DECLINED: 'bad' };

/** Whether the time that was named last is off the table, and another one is to be found. */
export function isTimeRejected(status: TalkStatus): boolean {
  return status === 'RESCHEDULE_REJECTED';
}

/** What a talk's status is called on that side of it; marigold where that side has the move. */
export function talkStatus(status: TalkStatus, side: Side, turn: SideRole | null): StatusWords {
  const waitsForMe = turn !== null && (turn === 'CLIENT') === (side === 'client');
  return { label: WORDS[status][side], tone: waitsForMe ? 'time' : (TONES[status] ?? 'plain') };
}
