import type { FirstStep } from '@parley/contract/dashboard/schemas.ts';

/** What a professional has set up; nothing of it without a profile. */
export interface SetUp {
  initialised: boolean;
  hasHours: boolean;
  payoutsEnabled: boolean;
  hasService: boolean;
  wasHired: boolean;
}

/** What a client has done on the way to a first hire. */
export interface Begun {
  hasAsked: boolean;
  hasAgreed: boolean;
  hasHired: boolean;
}

/** Clients book services, and a service needs the profile and the payouts: so it comes last. */
export function firstStepsOfProfessional(setUp: SetUp): FirstStep[] | null {
  if (setUp.wasHired) return null;
  return unlessDone([
    { step: 'finish_profile', isDone: setUp.initialised },
    { step: 'set_hours', isDone: setUp.hasHours },
    { step: 'set_up_payouts', isDone: setUp.payoutsEnabled },
    { step: 'add_service', isDone: setUp.hasService },
  ]);
}

export function firstStepsOfClient({ hasAsked, hasAgreed, hasHired }: Begun): FirstStep[] | null {
  if (hasHired) return null;
  return [
    { step: 'say_what_you_need', isDone: hasAsked },
    { step: 'agree_on_time', isDone: hasAgreed },
    { step: 'hire', isDone: false },
  ];
}

function unlessDone(steps: FirstStep[]): FirstStep[] | null {
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
