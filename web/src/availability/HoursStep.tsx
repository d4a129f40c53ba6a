import { Trans, useLingui } from '@lingui/react/macro';
import { HoursEditor, ShowSavedHours } from './HoursEditor.tsx';
import { NoticeSelect } from './NoticeSelect.tsx';
import { useHours } from './use-hours.ts';
import { LeaveGuard } from '../ui/form/LeaveGuard.tsx';
import { WithPreview } from '../ui/form/WithPreview.tsx';
import { ProfilePreview } from '../users/profile-form/ProfilePreview.tsx';
import { StepFooter, StepHeader, type Wizard } from '../users/profile-form/WizardStep.tsx';

export function HoursStep({ onDone, ...wizard }: Wizard & { onDone: () => Promise<void> }) {
  const { t } = useLingui();
  const hours = useHours(wizard.hours, onDone);
  return (
    <WithPreview
      label={t`What clients will see`}
      preview={<ProfilePreview {...wizard} hours={hours.form.values} />}
    >
      <form {...hours.props} className="grid gap-7">
        <StepHeader title={t`Your hours`}>
          <Trans>
            Clients book consultations in these hours, shown in their own time. Add days off later in your
            settings.
          </Trans>
        </StepHeader>
        <HoursEditor hours={hours}>
          <NoticeSelect hours={hours} />
        </HoursEditor>
        <StepFooter form={hours.form} back="details">
          <ShowSavedHours take={hours.takeOthers} />
        </StepFooter>
      </form>
      <LeaveGuard />
    </WithPreview>
  );
}
