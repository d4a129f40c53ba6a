import { Plural, Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';

/** Before a client pays: how many are hired for the posting already. Nothing for a direct request. */
export function HiringNote({ hiring }: Pick<Job, 'hiring'>) {
  if (hiring === null) return null;
  const { hires, openings } = hiring;
  const isLast = hires + 1 === openings;
  return (
    <p className="text-sm text-pretty text-ink-3 tabular-nums">
      <Plural
        value={openings}
        one={`${hires} of # person hired for this posting.`}
        other={`${hires} of # people hired for this posting.`}
      />{' '}
      {isLast && <Trans>Your hire fills it, and its other open proposals and invitations end.</Trans>}
    </p>
  );
}
