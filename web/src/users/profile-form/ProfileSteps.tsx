import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { WithPreview } from '../../ui/form/WithPreview.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { useDetailsForm, useWorkForm } from './use-profile-form.ts';
import { StepFoot, StepHead, type Wizard } from './WizardStep.tsx';
import { WorkFields } from './WorkFields.tsx';

const PREVIEW = 'What clients will see';

type Going = Wizard & { onDone: () => Promise<void> };

export function WorkStep({ disciplines, onDone, ...wizard }: Going & { disciplines: Discipline[] }) {
  const { form } = useWorkForm({ profile: wizard.profile, draft: 'profile-work', done: onDone });
  return (
    <WithPreview label={PREVIEW} preview={<ProfilePreview {...wizard} typed={form.values} />}>
      <form {...form.props} className="grid gap-7">
        <StepHead title="What you do">
          Four things that clients look at first. You can change all of it later.
        </StepHead>
        <WorkFields form={form} disciplines={disciplines} />
        <StepFoot form={form} />
      </form>
    </WithPreview>
  );
}

export function DetailsStep({ onDone, ...wizard }: Going) {
  const { form } = useDetailsForm({ profile: wizard.profile, draft: 'profile-details', done: onDone });
  return (
    <WithPreview label={PREVIEW} preview={<ProfilePreview {...wizard} typed={form.values} />}>
      <form {...form.props} className="grid gap-7">
        <StepHead title="Your details">
          None of it has to be there, all of it helps clients to choose you.
        </StepHead>
        <DetailsFields form={form} />
        <StepFoot form={form} back="work" />
      </form>
    </WithPreview>
  );
}
