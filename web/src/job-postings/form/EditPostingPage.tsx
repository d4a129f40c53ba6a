import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { data, useNavigate } from 'react-router';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { unlessMissing } from '../../platform/page-result.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { UnloadedPage } from '../../ui/feedback/Unloaded.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import type { Route } from './+types/EditPostingPage';
import { OpenOrClosed } from '../OpenOrClosed.tsx';
import { cardOf, valuesOf } from './posting-values.ts';
import { PostingCard } from '../PostingCard.tsx';
import { PostingFields } from './PostingFields.tsx';
import { isOpen } from '../status.ts';
import { usePostingChange } from './use-posting-form.ts';

const TITLE = 'Edit posting';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Change what a job posting says, close it or open it again.',
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const [posting, disciplines] = await Promise.all([
    call('GET /api/job/jobPosting/:id', { params: { id: params.postingId } }),
    call('GET /api/discipline'),
  ]);
  // Everybody may read an open one; only its owner finds the page to change it, until it is removed.
  if (posting.ok && (posting.data.clientId !== user.id || posting.data.removedAt !== null))
    throw data(null, { status: 404 });
  return { posting: unlessMissing(posting), disciplines };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={TITLE} />;
}

export default function EditPostingPage({ loaderData: { posting, disciplines } }: Route.ComponentProps) {
  if (!posting.ok) return <UnloadedPage title="We could not load your posting" refusal={posting} />;
  const { id, title } = posting.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHead title={TITLE} back={{ to: paths.jobPosting(id), name: title }} />
      {isOpen(posting.data) ? (
        <PostingChange key={id} posting={posting.data} disciplines={disciplines} />
      ) : (
        <ClosedPosting posting={posting.data} />
      )}
      <LeaveGuard />
    </div>
  );
}

const PREVIEW = 'What professionals will see';

function PostingChange({ posting, disciplines }: { posting: JobPosting; disciplines: Result<Discipline[]> }) {
  const listed = useDisciplines(disciplines);
  const now = useNow();
  const navigate = useNavigate();
  const { form, saved } = usePostingChange(posting, async ({ id, title }) => {
    await navigate(paths.jobPosting(id));
    showToast({ heading: 'Saved', text: `“${title}” is as you left it.` });
  });
  const card = cardOf(form.values, now, { posting });
  return (
    <WithPreview label={PREVIEW} preview={<PostingCard posting={card} heart={null} />}>
      <form {...form.props} className="grid gap-7">
        <PostingFields form={form} disciplines={listed} />
        <SaveRow form={form} saved={saved}>
          <LinkButton kind="plain" to={paths.jobPosting(posting.id)}>
            Cancel
          </LinkButton>
        </SaveRow>
      </form>
      <OpenOrClosed posting={posting} />
    </WithPreview>
  );
}

/** Only an open posting can be changed. */
function ClosedPosting({ posting }: { posting: JobPosting }) {
  const now = useNow();
  const card = cardOf(valuesOf(posting), now, { posting });
  return (
    <WithPreview label="As it was" preview={<PostingCard posting={card} heart={null} />}>
      <OpenOrClosed posting={posting} />
    </WithPreview>
  );
}
