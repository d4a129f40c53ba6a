import type { Need } from '@parley/contract/dashboard/schemas.ts';
import type { Db } from '../platform/database/db.ts';
import { setupOf } from './queries.ts';

const STEPS = {
  initialised: {
    kind: 'finish_profile',
    text: 'Finish your profile',
    detail: 'Clients find you once it says what you do, for how long, and in which categories.',
    action: 'Finish profile',
    url: '/settings/professional/profile/init',
    talkAt: null,
    dueAt: null,
  },
  hasHours: {
    kind: 'set_hours',
    text: 'Set your hours',
    detail: 'Clients can only pick a time to talk when you are free.',
    action: 'Set hours',
    url: '/settings#availability',
    talkAt: null,
    dueAt: null,
  },
  payoutsEnabled: {
    kind: 'set_up_payouts',
    text: 'Set up payouts',
    detail: 'Work can be accepted once you can be paid for it.',
    action: 'Set up payouts',
    url: '/settings/professional/payment/onboarding',
    talkAt: null,
    dueAt: null,
  },
  hasService: {
    kind: 'add_service',
    text: 'Add your first service',
    detail: 'Clients invite you through what you offer.',
    action: 'Add service',
    url: '/services/add',
    talkAt: null,
    dueAt: null,
  },
} as const satisfies Record<string, Need>;

/** What a professional still has to set up, in the order in which it is best done. */
export async function setupNeeds(db: Db, professionalId: string, now: string): Promise<Need[]> {
  const setup = await setupOf(db, professionalId, now.slice(0, 10));
  const steps = ['initialised', 'hasHours', 'payoutsEnabled', 'hasService'] as const;
  return steps.filter((step) => !setup?.[step]).map((step) => STEPS[step]);
}
