import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { useEffect } from 'react';
import type { MeetingAct } from '../../use-meeting.ts';

interface Acting {
  pending: MeetingAct | null;
  fault: string | null;
  onAct: (act: MeetingAct) => void;
}

const AGAIN_MS = 3_000;

/** When both are in the room, the call starts automatically; the second request to start changes nothing. */
export function useBeginning(
  { state, appointment: { checkedIn } }: Meeting,
  { pending, fault, onAct }: Acting,
) {
  const mayBegin = state === 'OPEN' && checkedIn.client && checkedIn.professional;
  const isFree = pending === null;
  useEffect(() => {
    if (!mayBegin || !isFree) return undefined;
    // Retry after a failure: both are in the room already.
    const timer = setTimeout(() => onAct('start'), fault === null ? 0 : AGAIN_MS);
    return () => clearTimeout(timer);
    // Runs when it becomes possible, not for each new `onAct`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mayBegin, isFree]);
}
