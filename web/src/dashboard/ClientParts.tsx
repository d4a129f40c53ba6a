import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { OwnPostingRow } from '../job-postings/OwnPostingRow.tsx';
import { isOpen } from '../job-postings/status.ts';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Section } from '../ui/Section.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';
import { OpenFirst } from './OpenFirst.tsx';
import { readInvites } from './load.ts';
import { Talks } from './Negotiations.tsx';

interface Props {
  postings: Result<OwnPosting[]>;
  invites: Result<Talk[]>;
}

/** What a client has on offer: postings with what came in, and the invitations they have sent. */
export function ClientParts({ postings, invites }: Props) {
  return (
    <>
      <Section title="Your postings">
        {!postings.ok && <Unloaded title="We could not load your postings" refusal={postings} />}
        {postings.ok && postings.data.length === 0 && <NoPosting />}
        {postings.ok && (
          <OpenFirst all={postings.data} isOpen={isOpen}>
            {(posting) => <OwnPostingRow key={posting.id} posting={posting} />}
          </OpenFirst>
        )}
      </Section>
      <Talks title="Your invitations" talks={invites} read={readInvites} side="client" />
    </>
  );
}

function NoPosting() {
  return (
    <Empty
      title="You have not posted a job yet"
      action={
        <LinkButton small to={paths.addJobPosting()}>
          Post a job
        </LinkButton>
      }
    >
      Say what you need and for how much; professionals answer with a price and a time to talk.
    </Empty>
  );
}
