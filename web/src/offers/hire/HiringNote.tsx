import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';

/** Before a client pays: how many are hired for the posting already. Nothing for a direct request. */
export function HiringNote({ hiring }: Pick<Job, 'hiring'>) {
  if (hiring === null) return null;
  const { hires, openings } = hiring;
  const isLast = hires + 1 >= openings;
  return (
    <p className="text-sm text-pretty text-ink-3 tabular-nums">
      {hires === 0 ? (
        <Trans>Nobody is hired for this posting yet.</Trans>
      ) : (
        <Trans>
          {hires} of {openings} people hired for this posting.
        </Trans>
      )}{' '}
      {isLast && <Trans>Your hire fills it, and its other open proposals and invitations end.</Trans>}
    </p>
  );
}
