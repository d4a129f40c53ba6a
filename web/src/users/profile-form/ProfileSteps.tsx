import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { ReactNode } from 'react';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { useDetailsForm, useWorkForm } from './use-profile-form.ts';
import { StepFooter, StepHeader, type Wizard } from './WizardStep.tsx';
import { WorkFields } from './WorkFields.tsx';

const preview = () => t`What clients will see`;

interface StepProps extends Wizard {
  onDone: () => Promise<void>;
}

interface WorkStepProps extends StepProps {
  disciplines: Discipline[];
  /** Chooses the portrait, which is kept at once. */
  picture: ReactNode;
}

export function WorkStep({ disciplines, picture, onDone, ...wizard }: WorkStepProps) {
  const { t } = useLingui();
  const { form } = useWorkForm({ profile: wizard.profile, draft: 'profile-work', done: onDone });
  return (
    <WithPreview label={preview()} preview={<ProfilePreview {...wizard} typed={form.values} />}>
      <form {...form.props} className="grid gap-7">
        <StepHeader title={t`What you do`}>
          <Trans>What clients look at first. You can change it later.</Trans>
        </StepHeader>
        {picture}
        <WorkFields form={form} disciplines={disciplines} />
        <StepFooter form={form} />
      </form>
    </WithPreview>
  );
}

interface DetailsStepProps extends StepProps {
  /** Records a hello, which is kept at once. */
  hello: ReactNode;
}

export function DetailsStep({ hello, onDone, ...wizard }: DetailsStepProps) {
  const { t } = useLingui();
  const { form } = useDetailsForm({ profile: wizard.profile, draft: 'profile-details', done: onDone });
  return (
    <WithPreview label={preview()} preview={<ProfilePreview {...wizard} typed={form.values} />}>
      <div className="grid gap-9">
        <StepHeader title={t`Your details`}>
          <Trans>All optional, but it helps clients choose you.</Trans>
        </StepHeader>
        {hello}
        <form {...form.props} className="grid gap-7">
          <DetailsFields form={form} />
          <StepFooter form={form} back="work" />
        </form>
      </div>
    </WithPreview>
  );
}
