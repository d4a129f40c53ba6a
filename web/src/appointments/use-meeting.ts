import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useLiveChanges, useIsLive } from '../platform/live/live.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { usePoll } from '../platform/live/use-poll.ts';
import { pollMs } from './meeting-text.ts';

export type MeetingAction = 'check-in' | 'start' | 'end';

/** The current state of a meeting, and what can be done in it. */
export function useMeeting(first: Meeting) {
  const [meeting, setMeeting] = useState(first);
  const [loaded, setLoaded] = useState(first);
  // The page was loaded again, after an action on the consultation.
  if (loaded !== first) {
    setLoaded(first);
    setMeeting(first);
  }
  const [pending, setPending] = useState<MeetingAction | null>(null);
  const [error, setError] = useState<string | null>(null);
  const params = { id: first.appointment.id };
  const now = useNow();

  async function refresh() {
    const result = await call('GET /api/job/meeting/:id', { params });
    if (result.ok) setMeeting(result.data);
  }
  // Changes are pushed while the channel is up; that a room opens or closes with time has to be polled all the same.
  useLiveChanges('appointment', first.appointment.id, () => void refresh());
  // Payment and cancellation are events of the job.
  useLiveChanges('job', first.appointment.jobId, () => void refresh());
  usePoll(refresh, pollMs(meeting, now, useIsLive()));

  const calls: Record<MeetingAction, () => Promise<Result<unknown>>> = {
    'check-in': () => call('POST /api/job/appointment/checkin/:id', { params, body: {} }),
    start: () => call('POST /api/job/meeting/start/:id', { params, body: {} }),
    end: () => call('POST /api/job/meeting/end/:id', { params, body: {} }),
  };
  async function act(name: MeetingAction): Promise<boolean> {
    setPending(name);
    setError(null);
    const result = await calls[name]();
    if (!result.ok) setError(result.message);
    await refresh();
    setPending(null);
    return result.ok;
  }
  return { meeting, act, pending, error };
}
