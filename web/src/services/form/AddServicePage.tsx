import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { OwnProfile, PublicProfile } from '@parley/contract/users/schemas.ts';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useLeadOn } from '../../platform/form/use-lead-on.ts';
import { requireUser } from '../../platform/session/guards.ts';
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
import type { Route } from './+types/AddServicePage';
import { CannotAdd } from './CannotAdd.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { ServicePreview } from './ServicePreview.tsx';
import { useNewService } from './use-service-form.ts';

const title = () => t`Add a service`;

export const meta = () =>
  pageMeta({
    title: title(),
    description: t`List a service with its price and a first consultation.`,
    hidden: true,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const canAdd = await call('GET /api/service/professional/canAdd');
  // The preview card needs the public profile, which an unfinished one doesn't have.
  if (!canAdd.ok || !canAdd.data.canAdd) return { canAdd, form: null };
  const [disciplines, profile, shown] = await Promise.all([
    call('GET /api/discipline'),
    call('GET /api/users/professional'),
    call('GET /api/users/professional/:id', { params: { id: user.id } }),
  ]);
  return { canAdd, form: { disciplines, profile, shown } };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={title()} />;
}

export default function AddServicePage({ loaderData: { canAdd, form } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!canAdd.ok) return <LoadErrorPage title={t`We couldn’t load this page`} refusal={canAdd} />;
  if (!form) return <CannotAdd reasons={canAdd.data.reasons} />;
  const { disciplines, profile, shown } = form;
  if (!profile.ok) return <LoadErrorPage title={t`We couldn’t load your profile`} refusal={profile} />;
  if (!shown.ok) return <LoadErrorPage title={t`We couldn’t load your profile`} refusal={shown} />;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={title()} lead={t`One thing you do, its price, and a first consultation.`} />
      <NewService disciplines={disciplines} profile={profile.data} professional={shown.data} />
    </div>
  );
}

interface Props {
  disciplines: Result<Discipline[]>;
  profile: OwnProfile;
  professional: PublicProfile;
}

function NewService({ disciplines, profile, professional }: Props) {
  const { t } = useLingui();
  const listed = useDisciplines(disciplines);
  const leadOn = useLeadOn();
  const form = useNewService(profile, async ({ id, title: name, active }) => {
    await leadOn(paths.service(id), { replace: true });
    if (active) showToast({ heading: t`Service published`, text: t`Clients can now find “${name}”.` });
    else showToast({ heading: t`Service saved`, text: t`“${name}” is paused until you publish it.` });
  });
  return (
    <WithPreview
      label={t`What clients will see`}
      preview={<ServicePreview values={form.values} professional={professional} />}
    >
      <form {...form.props} className="grid gap-7">
        <DraftNotice form={form} />
        <ServiceFields form={form} disciplines={listed} skills={profile.skills} />
        <SubmitBar message={form.message}>
          <Button type="submit" pending={form.pending}>
            {form.values.active ? <Trans>List this service</Trans> : <Trans>Save as paused</Trans>}
          </Button>
        </SubmitBar>
      </form>
    </WithPreview>
  );
}
