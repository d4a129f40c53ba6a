import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { whyNot } from '@parley/contract/job-postings/rules.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { data } from 'react-router';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useLeadOn } from '../../platform/form/use-lead-on.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { FormSkeleton } from '../../ui/feedback/FormSkeleton.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import type { Route } from './+types/EditPostingPage';
import { CloseOrReopen } from '../CloseOrReopen.tsx';
import { cardOf, valuesOf } from './posting-values.ts';
import { PostingCard } from '../PostingCard.tsx';
import { PostingMark } from '../PostingMark.tsx';
import { PostingFields } from './PostingFields.tsx';
import { usePostingChange } from './use-posting-form.ts';

const title = () => t`Edit posting`;

export const meta = () =>
  pageMeta({
    title: title(),
    description: t`Edit, close or reopen a job posting.`,
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const [posting, disciplines] = await Promise.all([
    call('GET /api/job/jobPosting/:id', { params: { id: params.postingId } }),
    call('GET /api/discipline'),
  ]);
  // Anyone may read an open posting; only its owner may edit it, until it is removed.
  if (posting.ok && (posting.data.clientId !== user.id || posting.data.removedAt !== null))
    throw data(null, { status: 404 });
  return { posting: orNotFound(posting), disciplines };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={title()} />;
}

export default function EditPostingPage({ loaderData: { posting, disciplines } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!posting.ok) return <LoadErrorPage title={t`We couldn’t load your posting`} refusal={posting} />;
  const { id, title: name } = posting.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={title()} back={{ to: paths.jobPosting(id), name }} />
      {whyNot(posting.data, 'edit', 'client') === null ? (
        <PostingChange key={id} posting={posting.data} disciplines={disciplines} />
      ) : (
        <ClosedPosting posting={posting.data} />
      )}
      <LeaveGuard />
    </div>
  );
}

const preview = () => t`What professionals will see`;

function PostingChange({ posting, disciplines }: { posting: JobPosting; disciplines: Result<Discipline[]> }) {
  const { t } = useLingui();
  const listed = useDisciplines(disciplines);
  const now = useNow();
  const leadOn = useLeadOn();
  const { form, saved } = usePostingChange(posting, async ({ id, title: name }) => {
    await leadOn(paths.jobPosting(id));
    showToast({ heading: t`Changes saved`, text: t`“${name}” has been updated.` });
  });
  const card = cardOf(form.values, now, { posting });
  return (
    <WithPreview label={preview()} preview={<PostingCard posting={card} favoriteButton={null} />}>
      <form {...form.props} className="grid gap-7">
        <PostingFields form={form} disciplines={listed} />
        {posting.proposalCount > 0 && (
          <p className="text-sm text-ink-3">
            <Trans>
              Anyone with an open proposal is notified when you change the budget, the start date or the
              description.
            </Trans>
          </p>
        )}
        <SaveRow form={form} saved={saved}>
          <LinkButton kind="plain" to={paths.jobPosting(posting.id)}>
            <Trans>Cancel</Trans>
          </LinkButton>
        </SaveRow>
      </form>
      <CloseOrReopen posting={posting} />
    </WithPreview>
  );
}

/** Only an open posting can be changed. */
function ClosedPosting({ posting }: { posting: JobPosting }) {
  const { t } = useLingui();
  const now = useNow();
  const card = cardOf(valuesOf(posting), now, { posting });
  return (
    <WithPreview
      label={t`As it was posted`}
      preview={<PostingCard posting={card} favoriteButton={null} mark={<PostingMark posting={card} />} />}
    >
      <CloseOrReopen posting={posting} />
    </WithPreview>
  );
}
