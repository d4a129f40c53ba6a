import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { Me } from '@parley/contract/users/schemas.ts';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useLeadOn } from '../../platform/form/use-lead-on.ts';
import { useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSkeleton } from '../../ui/feedback/FormSkeleton.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import type { Route } from './+types/AddPostingPage';
import { cardOf } from './posting-values.ts';
import { PostingCard } from '../PostingCard.tsx';
import { PostingFields } from './PostingFields.tsx';
import { completed } from './short-form.ts';
import { ShortForm } from './ShortForm.tsx';
import { useDisciplineHints } from './use-discipline-hints.ts';
import { useNewPosting } from './use-posting-form.ts';

const title = () => t`Post a job`;

export const meta = () =>
  pageMeta({
    title: title(),
    description: t`Say what you need and get proposals from professionals.`,
    hidden: true,
  });

export async function clientLoader() {
  const [me, disciplines] = await Promise.all([call('GET /api/users'), call('GET /api/discipline')]);
  return { me, disciplines };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={title()} />;
}

export default function AddPostingPage({ loaderData: { me, disciplines } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!me.ok) return <LoadErrorPage title={t`We couldn’t load your account`} refusal={me} />;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        title={title()}
        lead={t`Professionals reply with a price and a time to talk. You choose.`}
      />
      <NewPosting me={me.data} disciplines={disciplines} />
    </div>
  );
}

function NewPosting({ me, disciplines }: { me: Me; disciplines: Result<Discipline[]> }) {
  const { t } = useLingui();
  const listed = useDisciplines(disciplines);
  const now = useNow();
  const leadOn = useLeadOn();
  const { form, isShort, showDetails } = useNewPosting(async ({ id, title: name }) => {
    await leadOn(paths.jobPosting(id), { replace: true });
    showToast({
      heading: t`Job posted`,
      text: t`“${name}” is open for proposals.`,
      to: paths.inviteTo(id),
      linkText: t`Find professionals to invite`,
    });
  });
  const hints = useDisciplineHints(form.values);
  /** The pressed button goes; whoever has no mouse goes on in the first field. */
  function openDetails({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const fields = currentTarget.form;
    flushSync(showDetails);
    fields?.querySelector('input')?.focus();
  }
  return (
    <WithPreview
      label={t`What professionals will see`}
      preview={
        <PostingCard
          posting={cardOf(isShort ? completed(form.values) : form.values, now, { me })}
          favoriteButton={null}
        />
      }
    >
      <form {...form.props} className="grid gap-7">
        <DraftNotice form={form} />
        {isShort ? (
          <ShortForm form={form} disciplines={listed} hints={hints} />
        ) : (
          <PostingFields form={form} disciplines={listed} titleExample={hints.template?.title} />
        )}
        <SubmitBar message={form.message} note={t`Your posting closes after 30 days without activity.`}>
          <Button type="submit" pending={form.pending}>
            <Trans>Post this job</Trans>
          </Button>
          {isShort && (
            <Button kind="plain" onClick={openDetails}>
              <Trans>Add details</Trans>
            </Button>
          )}
        </SubmitBar>
      </form>
    </WithPreview>
  );
}
