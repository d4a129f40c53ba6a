import { Trans } from '@lingui/react/macro';
import { shortName } from '../short-name.ts';
import { UnblockButton } from './UnblockButton.tsx';
import { useBlockedIds } from './use-blocks.ts';

interface Props {
  person: { id: string; displayName: string };
}

/** On the pages of someone the reader has blocked: that it is so, and the way out. */
export function BlockedNotice({ person }: Props) {
  const isBlocked = useBlockedIds().includes(person.id);
  const name = shortName(person.displayName);
  if (!isBlocked) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-well px-4 py-3">
      <p className="text-pretty">
        <Trans>You blocked {name}. You can’t contact each other.</Trans>
      </p>
      <UnblockButton person={person} />
    </div>
  );
}
