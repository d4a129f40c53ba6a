import { Trans } from '@lingui/react/macro';
import { useOwnBusy } from './use-own-busy.ts';

interface Props {
  at: string;
  minutes: number;
  moving: string | undefined;
}

/** Tells a client that they are busy at the time they picked. They may pick it all the same. */
export function OwnBusyNote({ at, minutes, moving }: Props) {
  const to = new Date(Date.parse(at) + minutes * 60_000).toISOString();
  const times = useOwnBusy(at, to, moving);
  if (times.length === 0) return null;
  return (
    <p className="mt-3 border-l-2 border-time pl-3 text-sm text-pretty">
      {times.some(({ kind }) => kind === 'consultation') ? (
        <Trans>You have another consultation at this time.</Trans>
      ) : (
        <Trans>You’re busy at this time in a calendar you connected.</Trans>
      )}
    </p>
  );
}
