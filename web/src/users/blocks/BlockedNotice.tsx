import { Trans } from '@lingui/react/macro';
import { shortName } from '../short-name.ts';
import { UnblockButton } from './UnblockButton.tsx';
import { useBlockedIds } from './use-blocks.ts';
import { useIsBlocked } from './use-is-blocked.ts';

interface Props {
  person: { id: string; displayName: string };
}

/** On the pages of someone whom the reader can’t contact. */
export function BlockedNotice({ person }: Props) {
  const isBlocked = useIsBlocked(person.id);
  return isBlocked && <CutOff person={person} />;
}

/** That two can’t contact each other; to whoever has blocked the other also that, and the way out. */
export function CutOff({ person }: Props) {
  const isMine = useBlockedIds().includes(person.id);
  const name = shortName(person.displayName);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-well px-4 py-3">
      <p className="text-pretty">
        {isMine ? (
          <Trans>You blocked {name}. You can’t contact each other.</Trans>
        ) : (
          <Trans>You and {name} can’t contact each other.</Trans>
        )}
      </p>
      {isMine && <UnblockButton person={person} />}
    </div>
  );
}
