import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { data, useNavigate } from 'react-router';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadError.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import type { Route } from './+types/EditServicePage';
import { RemoveService } from './RemoveService.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { ServicePreview } from './ServicePreview.tsx';
import { useServiceChange } from './use-service-form.ts';

const title = () => t`Edit service`;

export const meta = () =>
  pageMeta({ title: title(), description: t`Edit a service’s description, price and images.`, hidden: true });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const [service, disciplines] = await Promise.all([
    call('GET /api/service/:id', { params: { id: params.serviceId } }),
    call('GET /api/discipline'),
  ]);
  // Anyone may read a service; only its owner may open this page.
  if (service.ok && service.data.professionalId !== user.id) throw data(null, { status: 404 });
  return { service: orNotFound(service), disciplines };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={title()} />;
}

export default function EditServicePage({ loaderData: { service, disciplines } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!service.ok) return <LoadErrorPage title={t`We couldn’t load your service`} refusal={service} />;
  const { id, title: name } = service.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={title()} back={{ to: paths.service(id), name }} />
      <ServiceChange key={id} service={service.data} disciplines={disciplines} />
      <LeaveGuard />
    </div>
  );
}

function ServiceChange({ service, disciplines }: { service: Service; disciplines: Result<Discipline[]> }) {
  const { t } = useLingui();
  const listed = useDisciplines(disciplines);
  const navigate = useNavigate();
  const { form, saved } = useServiceChange(service, async ({ id, title: name }) => {
    await navigate(paths.service(id));
    showToast({ heading: t`Changes saved`, text: t`“${name}” has been updated.` });
  });
  return (
    <WithPreview
      label={t`What clients will see`}
      preview={<ServicePreview values={form.values} professional={service.professional} service={service} />}
    >
      <form {...form.props} className="grid gap-7">
        <ServiceFields form={form} disciplines={listed} skills={service.skills} />
        <SaveRow form={form} saved={saved}>
          <LinkButton kind="plain" to={paths.service(service.id)}>
            <Trans>Cancel</Trans>
          </LinkButton>
        </SaveRow>
      </form>
      <RemoveService service={service} />
    </WithPreview>
  );
}
