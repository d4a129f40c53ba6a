import { Trans, useLingui } from '@lingui/react/macro';
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
import { Negotiations } from './Negotiations.tsx';

interface Props {
  postings: Result<OwnPosting[]>;
  invites: Result<Talk[]>;
}

/** A client's postings and the invitations they have sent. */
export function ClientParts({ postings, invites }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Your postings`}>
        {!postings.ok && <Unloaded title={t`We couldn’t load your postings`} refusal={postings} />}
        {postings.ok && postings.data.length === 0 && <NoPosting />}
        {postings.ok && (
          <OpenFirst all={postings.data} isOpen={isOpen}>
            {(posting) => <OwnPostingRow key={posting.id} posting={posting} />}
          </OpenFirst>
        )}
      </Section>
      <Negotiations title={t`Your invitations`} negotiations={invites} read={readInvites} side="client" />
    </>
  );
}

function NoPosting() {
  const { t } = useLingui();
  return (
    <Empty
      title={t`You haven’t posted a job yet`}
      action={
        <LinkButton small to={paths.addJobPosting()}>
          <Trans>Post a job</Trans>
        </LinkButton>
      }
    >
      <Trans>Say what you need and your budget. Professionals reply with a price and a time to talk.</Trans>
    </Empty>
  );
}
