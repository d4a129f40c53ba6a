import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { isOpen } from '../job-postings/status.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';

/** Before the first proposal: what helps meanwhile. */
export function NoProposals({ posting }: { posting: JobPosting }) {
  if (!isOpen(posting)) {
    return (
      <Empty title="Nobody has proposed">The posting is closed. Opened again, it can be answered.</Empty>
    );
  }
  return (
    <Empty
      title="No proposals yet"
      action={
        <LinkButton small to={paths.inviteTo(posting.id)}>
          See who fits
        </LinkButton>
      }
    >
      They stand here side by side as they come in. Inviting the people you like makes it faster.
    </Empty>
  );
}
