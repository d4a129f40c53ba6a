import { t } from '@lingui/core/macro';
import type { Availability } from '@parley/contract/availability/schemas.ts';
import type { OwnProfile } from '@parley/contract/users/schemas.ts';

export const STEPS = [
  {
    id: 'work',
    get name() {
      return t`What you do`;
    },
  },
  {
    id: 'details',
    get name() {
      return t`Your details`;
    },
  },
  {
    id: 'hours',
    get name() {
      return t`Your hours`;
    },
  },
  {
    id: 'payouts',
    get name() {
      return t`Getting paid`;
    },
  },
] as const;
export type StepId = (typeof STEPS)[number]['id'] | 'done';

interface WizardProgress {
  profile: OwnProfile;
  hours: Pick<Availability, 'rules'>;
}

/** The step in the URL; by default, the first incomplete one. */
export function stepAt(requested: string | null, progress: WizardProgress): StepId {
  if (requested === 'done') return 'done';
  return STEPS.find(({ id }) => id === requested)?.id ?? firstOpen(progress);
}

function firstOpen({ profile, hours }: WizardProgress): StepId {
  return openSteps({ profile, hours }, profile.payoutsEnabled)[0] ?? 'done';
}

const hasNoDetails = ({ country, languages, skills }: OwnProfile) =>
  country === null && languages.length === 0 && skills.length === 0;

export type OpenStep = Exclude<StepId, 'done'>;

/** The steps that aren't done, in their order. */
export function openSteps(progress: WizardProgress, payoutsEnabled: boolean): OpenStep[] {
  const { profile, hours } = progress;
  const isOpen: Record<OpenStep, boolean> = {
    work: !profile.initialised,
    details: hasNoDetails(profile),
    hours: hours.rules.length === 0,
    payouts: !payoutsEnabled,
  };
  return STEPS.map(({ id }) => id).filter((id) => isOpen[id]);
}

export function stepAfter(step: StepId): StepId {
  const place = STEPS.findIndex(({ id }) => id === step);
  return STEPS[place + 1]?.id ?? 'done';
}
