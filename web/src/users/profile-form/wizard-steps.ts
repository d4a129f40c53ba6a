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
  const { initialised, country, languages, skills } = profile;
  if (!initialised) return 'work';
  if (country === null && languages.length === 0 && skills.length === 0) return 'details';
  if (hours.rules.length === 0) return 'hours';
  return profile.payoutsEnabled ? 'done' : 'payouts';
}

export type OpenStep = Exclude<StepId, 'details' | 'done'>;

/** The steps to be done before a service is of use; the details can be left for later. */
export function openSteps({ profile, hours }: WizardProgress, payoutsEnabled: boolean): OpenStep[] {
  const open = [
    !profile.initialised && 'work',
    hours.rules.length === 0 && 'hours',
    !payoutsEnabled && 'payouts',
  ] as const;
  return open.filter((step) => step !== false);
}

export function stepAfter(step: StepId): StepId {
  const place = STEPS.findIndex(({ id }) => id === step);
  return STEPS[place + 1]?.id ?? 'done';
}
