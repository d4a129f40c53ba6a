import { t } from '@lingui/core/macro';
import type { FirstStep } from '@parley/contract/dashboard/schemas.ts';
import { paths } from '../../paths.ts';

type Step = FirstStep['step'];

interface Action {
  text: string;
  to: string;
}
interface StepWords {
  name: string;
  about: string;
  /** How long it takes most people. */
  minutes: number;
  /** The first is the strong one. */
  actions: readonly Action[];
}

/** What a client has begun already: where their next steps lead. */
export interface Begun {
  /** Their latest open posting, and whether somebody has answered it. */
  posting: { id: string; isAnswered: boolean } | null;
  /** The page of the latest invitation that is still open. */
  invitation: string | null;
  /** The job they are talking about. */
  jobId: string | null;
}
const NOTHING: Begun = { posting: null, invitation: null, jobId: null };

const WORDS: Record<Step, (begun: Begun) => StepWords> = {
  finish_profile: () => ({
    name: t`Say what you do`,
    about: t`A headline, a few lines about your work, and your categories. Clients can find you once they’re in.`,
    minutes: 4,
    actions: [{ text: t`Finish profile`, to: paths.profileInit('work') }],
  }),
  set_hours: () => ({
    name: t`Set your hours`,
    about: t`Clients only see times when you’re available, in their own time zone.`,
    minutes: 2,
    actions: [{ text: t`Set your hours`, to: paths.profileInit('hours') }],
  }),
  set_up_payouts: () => ({
    name: t`Set up payouts`,
    about: t`Required by law to verify who gets paid. Have your bank details ready.`,
    minutes: 3,
    actions: [{ text: t`Set up payouts`, to: paths.paymentOnboarding() }],
  }),
  add_service: () => ({
    name: t`Add a service`,
    about: t`One thing you do well, its price, and how long you’d like to talk first.`,
    minutes: 5,
    actions: [{ text: t`Add a service`, to: paths.addService() }],
  }),
  say_what_you_need: () => ({
    name: t`Say what you need`,
    about: t`Post a job and get proposals, or pick someone and ask for a consultation yourself.`,
    minutes: 1,
    actions: [
      { text: t`Post a job`, to: paths.addJobPosting() },
      { text: t`Find a professional`, to: paths.services() },
    ],
  }),
  agree_on_time: (begun) => ({
    name: t`Agree on a time to talk`,
    about: t`Accept a time from a proposal, or invite someone at a time when you’re both free.`,
    minutes: 2,
    actions: toAgree(begun),
  }),
  hire: ({ jobId }) => ({
    name: t`Hire after you’ve talked`,
    about: t`Agree on the work and its price. We hold your payment until you accept the work.`,
    minutes: 1,
    actions: [jobId === null ? findOne() : { text: t`Open the job`, to: paths.job(jobId) }],
  }),
};

const findOne = (): Action => ({ text: t`Find a professional`, to: paths.services() });

function toAgree({ posting, invitation }: Begun): Action[] {
  if (posting?.isAnswered) return [{ text: t`View proposals`, to: paths.proposalsOf(posting.id) }];
  const sent = invitation === null ? [] : [{ text: t`View your invitation`, to: invitation }];
  const invite = posting && { text: t`Invite professionals`, to: paths.inviteTo(posting.id) };
  return [...sent, invite ?? findOne()];
}

export interface ShownStep extends StepWords {
  step: Step;
  state: 'done' | 'current' | 'ahead';
}

/** The first steps as they are shown: one of them, the first that isn’t done, is open. */
export function shownSteps(steps: readonly FirstStep[], begun: Begun = NOTHING): ShownStep[] {
  const current = steps.find(({ isDone }) => !isDone);
  return steps.map(({ step, isDone }) => ({
    step,
    state: isDone ? 'done' : step === current?.step ? 'current' : 'ahead',
    ...WORDS[step](begun),
  }));
}

/** How many minutes the open steps take. */
export function minutesLeft(steps: readonly ShownStep[]): number {
  return steps.reduce((sum, { state, minutes }) => sum + (state === 'done' ? 0 : minutes), 0);
}
