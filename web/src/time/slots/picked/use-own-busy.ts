import type { OwnBusyTime } from '@parley/contract/availability/busy-calendars.ts';
import { call } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useAnswer } from '../../../platform/use-answer.ts';

const NONE: readonly OwnBusyTime[] = [];

/**
 * When a client is busy from one instant to another, but for what is to be moved; empty for others, and while nobody
 * knows.
 */
export function useOwnBusy(from: string, to: string, moving?: string): readonly OwnBusyTime[] {
  const isAsked = useUser()?.role === 'CLIENT';
  const query = { from, to, ...(moving !== undefined && { moving }) };
  const { answer } = useAnswer(isAsked ? JSON.stringify(query) : null, () =>
    call('GET /api/availability/busy', { query }),
  );
  return answer?.ok ? answer.data : NONE;
}
