import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepsFromPublishing } from '@parley/contract/services/rules.ts';
import { data } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { requireUser } from '../../platform/session/guards.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { FormSkeleton } from '../../ui/feedback/FormSkeleton.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import SamplesSection from '../../showcase/SamplesSection.tsx';
import type { Route } from './+types/EditServicePage';
import { EditService } from './EditService.tsx';

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
  const isPaused = service.ok && !service.data.active;
  const canAdd = isPaused ? await call('GET /api/service/professional/canAdd') : null;
  return {
    service: orNotFound(service),
    disciplines,
    whyNotPublish: canAdd?.ok ? canAdd.data.reasons.filter(keepsFromPublishing) : [],
  };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormSkeleton title={title()} />;
}

export default function EditServicePage({ loaderData }: Route.ComponentProps) {
  const { service, disciplines, whyNotPublish } = loaderData;
  const { t } = useLingui();
  if (!service.ok) return <LoadErrorPage title={t`We couldn’t load your service`} refusal={service} />;
  const { id, title: name } = service.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={title()} back={{ to: paths.service(id), name }} />
      <EditService
        key={id}
        {...{ service: service.data, disciplines, whyNotPublish }}
        samples={<SamplesSection serviceId={id} heading="h2" />}
      />
      <LeaveGuard />
    </div>
  );
}
