import { whyNotCall } from '@parley/contract/appointments/rules.ts';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { useEffect } from 'react';
import type { MeetingAction } from '../../use-meeting.ts';

interface AutoStartInput {
  pending: MeetingAction | null;
  error: string | null;
  onAction: (act: MeetingAction) => void;
}

const AGAIN_MS = 3_000;

/** When both are in the room, the call starts automatically; the second request to start changes nothing. */
export function useAutoStart(meeting: Meeting, { pending, error, onAction }: AutoStartInput) {
  const mayStart = meeting.state === 'OPEN' && whyNotCall(meeting, 'start') === null;
  const isFree = pending === null;
  useEffect(() => {
    if (!mayStart || !isFree) return undefined;
    // Retry after a failure: both are in the room already.
    const timer = setTimeout(() => onAction('start'), error === null ? 0 : AGAIN_MS);
    return () => clearTimeout(timer);
    // Runs when it becomes possible, not for each new `onAct`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mayStart, isFree]);
}
