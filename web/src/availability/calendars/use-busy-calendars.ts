import type { BusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';

const POLL_MS = 1_500;
/** A reading takes seconds, at most about twenty. */
const MAX_POLLS = 20;

/** Changes when a calendar has been read again, or could not be. */
const stateOf = ({ id, readAt, problem, countFree }: BusyCalendar) =>
  [id, readAt, problem, countFree].join(' ');
const statesOf = (found: Result<BusyCalendar[]>) => (found.ok ? found.data.map(stateOf).join(', ') : '');

/** The reader's connected calendars; asked for again after each change until the server has read them. */
export function useBusyCalendars() {
  const [found, setFound] = useState<Result<BusyCalendar[]> | null>(null);
  const [polls, setPolls] = useState(1);
  const isFirst = found === null;
  const before = found && statesOf(found);
  useEffect(() => {
    if (polls === 0) return undefined;
    let isStale = false;
    const look = async () => {
      const result = await call('GET /api/availability/calendar');
      if (isStale) return;
      setFound(result);
      const isReading = result.ok && result.data.some(isUnread);
      if (isFirst) setPolls(isReading ? MAX_POLLS : 0);
      else setPolls(isReading || statesOf(result) === before ? polls - 1 : 0);
    };
    const timer = setTimeout(() => void look(), isFirst ? 0 : POLL_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [polls, isFirst, before]);
  return {
    found,
    isReading: polls > 0 && !isFirst,
    /** Shows a calendar as a call returned it, and follows until it has been read. */
    follow: (changed: BusyCalendar) => {
      setFound((before) => (before?.ok ? { ...before, data: withChanged(before.data, changed) } : before));
      setPolls(MAX_POLLS);
    },
    remove: (id: string) =>
      setFound((before) =>
        before?.ok ? { ...before, data: before.data.filter((each) => each.id !== id) } : before,
      ),
    retry: () => {
      setFound(null);
      setPolls(1);
    },
  };
}

/** Neither read yet nor known to be unreadable. */
export const isUnread = ({ readAt, problem }: BusyCalendar) => readAt === null && problem === null;

function withChanged(calendars: BusyCalendar[], changed: BusyCalendar): BusyCalendar[] {
  const isKnown = calendars.some(({ id }) => id === changed.id);
  return isKnown
    ? calendars.map((each) => (each.id === changed.id ? changed : each))
    : [...calendars, changed];
}
