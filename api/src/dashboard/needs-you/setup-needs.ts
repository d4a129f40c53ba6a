import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { i18n } from '../../platform/language/language.ts';
import type { SetUp } from '../first-steps.ts';

const STEPS = {
  initialised: {
    kind: 'finish_profile',
    text: /*i18n*/ 'Finish your profile',
    detail: /*i18n*/ 'Clients can find you once it shows what you do, your experience and your categories.',
    action: /*i18n*/ 'Finish profile',
    url: '/settings/professional/profile/init',
    talkAt: null,
    dueAt: null,
  },
  hasHours: {
    kind: 'set_hours',
    text: /*i18n*/ 'Set your hours',
    detail: /*i18n*/ 'Clients can only book consultations when you’re available.',
    action: /*i18n*/ 'Set hours',
    url: '/settings#availability',
    talkAt: null,
    dueAt: null,
  },
  payoutsEnabled: {
    kind: 'set_up_payouts',
    text: /*i18n*/ 'Set up payouts',
    detail: /*i18n*/ 'You can accept work once you can get paid for it.',
    action: /*i18n*/ 'Set up payouts',
    url: '/settings/professional/payment/onboarding',
    talkAt: null,
    dueAt: null,
  },
  hasService: {
    kind: 'add_service',
    text: /*i18n*/ 'Add your first service',
    detail: /*i18n*/ 'Clients invite you through your services.',
    action: /*i18n*/ 'Add service',
    url: '/services/add',
    talkAt: null,
    dueAt: null,
  },
} as const satisfies Record<string, Need>;

const inWords = (need: Need): Need => ({
  ...need,
  text: i18n.t(need.text),
  detail: i18n.t(need.detail),
  action: i18n.t(need.action),
});

/** The open setup steps, in the recommended order. */
export function setupNeeds(setUp: SetUp): Need[] {
  const steps = ['initialised', 'hasHours', 'payoutsEnabled', 'hasService'] as const;
  return steps.filter((step) => !setUp[step]).map((step) => inWords(STEPS[step]));
}
