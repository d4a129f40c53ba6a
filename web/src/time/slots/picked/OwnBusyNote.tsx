import { Trans } from '@lingui/react/macro';
import type { OwnBusyTime } from '@parley/contract/availability/busy-calendars.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session/session.ts';

interface Props {
  at: string;
  minutes: number;
}

/** Tells a client that they are busy at the time they picked. They may pick it all the same. */
export function OwnBusyNote({ at, minutes }: Props) {
  const reason = useOwnBusy({ at, minutes }, useUser()?.role === 'CLIENT');
  if (reason === null) return null;
  return (
    <p className="mt-3 border-l-2 border-time pl-3 text-sm text-pretty">
      {reason === 'consultation' ? (
        <Trans>You have another consultation at this time.</Trans>
      ) : (
        <Trans>You’re busy at this time in a calendar you connected.</Trans>
      )}
    </p>
  );
}

/** Why the reader is busy then; null if they aren't, or if nobody knows. */
function useOwnBusy({ at, minutes }: Props, isAsked: boolean): OwnBusyTime['kind'] | null {
  const key = `${at} ${minutes}`;
  const [found, setFound] = useState<{ key: string; kind: OwnBusyTime['kind'] | null } | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isStale = false;
    const to = new Date(Date.parse(at) + minutes * 60_000).toISOString();
    void call('GET /api/availability/busy', { query: { from: at, to } }).then((result) => {
      if (isStale || !result.ok) return;
      const consultation = result.data.find(({ kind }) => kind === 'consultation');
      setFound({ key, kind: (consultation ?? result.data[0])?.kind ?? null });
    });
    return () => {
      isStale = true;
    };
  }, [isAsked, key, at, minutes]);
  return found?.key === key ? found.kind : null;
}
