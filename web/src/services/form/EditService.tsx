import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { CanAdd, Service } from '@parley/contract/services/schemas.ts';
import type { ReactNode } from 'react';
import { useDisciplines } from '../../disciplines/use-disciplines.ts';
import { paths } from '../../paths.ts';
import { useLeadOn } from '../../platform/form/use-lead-on.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import { reasonsText } from './can-add-reasons.ts';
import { RemoveService } from './RemoveService.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { ServicePreview } from './ServicePreview.tsx';
import { useServiceChange } from './use-service-form.ts';

interface Props {
  service: Service;
  disciplines: Result<Discipline[]>;
  /** What a paused service can't be published for; empty where it can. */
  whyNotPublish: CanAdd['reasons'];
  /** Its work samples, which are saved apart. */
  samples: ReactNode;
}

/** The form to edit a service, with the preview that clients will see. Publishing a paused one takes what adding one takes. */
export function EditService({ service, disciplines, whyNotPublish, samples }: Props) {
  const { t } = useLingui();
  const listed = useDisciplines(disciplines);
  const leadOn = useLeadOn();
  const { form, saved } = useServiceChange(service, async ({ id, title: name }) => {
    await leadOn(paths.service(id));
    showToast({ heading: t`Changes saved`, text: t`“${name}” has been updated.` });
  });
  const [reason] = whyNotPublish;
  const why = reason && form.values.active ? reasonsText()[reason].what : null;
  return (
    <WithPreview
      label={t`What clients will see`}
      preview={<ServicePreview values={form.values} professional={service.professional} service={service} />}
    >
      <form {...form.props} className="grid gap-7">
        <ServiceFields form={form} disciplines={listed} skills={service.skills} />
        <SaveRow form={form} saved={saved} disabledBecause={why}>
          <LinkButton kind="plain" to={paths.service(service.id)}>
            <Trans>Cancel</Trans>
          </LinkButton>
        </SaveRow>
      </form>
      <div className="mt-12">{samples}</div>
      <RemoveService service={service} />
    </WithPreview>
  );
}
