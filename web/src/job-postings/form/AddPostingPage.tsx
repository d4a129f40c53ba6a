import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { Me } from '@parley/contract/users/schemas.ts';
import { useNavigate } from 'react-router';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { FromDraft } from '../../ui/form/FromDraft.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';
import { UnloadedPage } from '../../ui/feedback/Unloaded.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import type { Route } from './+types/AddPostingPage';
import { cardOf } from './posting-values.ts';
import { PostingCard } from '../PostingCard.tsx';
import { PostingFields } from './PostingFields.tsx';
import { useNewPosting } from './use-posting-form.ts';

const TITLE = 'Post a job';

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Say what you need and let professionals propose.', hidden: true });

export async function clientLoader() {
  const [me, disciplines] = await Promise.all([call('GET /api/users'), call('GET /api/discipline')]);
  return { me, disciplines };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={TITLE} />;
}

export default function AddPostingPage({ loaderData: { me, disciplines } }: Route.ComponentProps) {
  if (!me.ok) return <UnloadedPage title="We could not load your account" refusal={me} />;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHead title={TITLE} lead="Professionals answer with a price and a time to talk. You choose." />
      <NewPosting me={me.data} disciplines={disciplines} />
    </div>
  );
}

function NewPosting({ me, disciplines }: { me: Me; disciplines: Result<Discipline[]> }) {
  const listed = useDisciplines(disciplines);
  const now = useNow();
  const navigate = useNavigate();
  const form = useNewPosting(async ({ id, title }) => {
    await navigate(paths.jobPosting(id), { replace: true });
    showToast({
      heading: 'Posted',
      text: `“${title}” is open for proposals.`,
      to: paths.inviteTo(id),
      linkText: 'Find professionals to invite',
    });
  });
  return (
    <WithPreview
      label="What professionals will see"
      preview={<PostingCard posting={cardOf(form.values, now, { me })} heart={null} />}
    >
      <form {...form.props} className="grid gap-7">
        <FromDraft form={form} />
        <PostingFields form={form} disciplines={listed} />
        <SubmitBar message={form.message} note="It stays open until nothing has happened for 30 days.">
          <Button type="submit" pending={form.pending}>
            Post this job
          </Button>
        </SubmitBar>
      </form>
    </WithPreview>
  );
}
