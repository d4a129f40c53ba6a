import { plural, t } from '@lingui/core/macro';
import { MAX_SERVICES } from '@parley/contract/limits.ts';
import type { CanAdd } from '@parley/contract/services/schemas.ts';
import { currentLimits } from '../../platform/installation/current-limits.ts';
import { paths } from '../../paths.ts';

/** What keeps a professional from listing another service, each with where to change that. */
export const reasonsText = (): Record<
  CanAdd['reasons'][number],
  { what: string; why: string; to: string; action: string }
> => ({
  profile_not_initialised: {
    what: t`Your profile isn’t finished`,
    why: t`Clients want to know who they’re hiring. Add a headline, a few words about you, your experience and a category.`,
    to: paths.profileInit(),
    action: t`Finish your profile`,
  },
  payouts_not_enabled: {
    what: t`Payouts aren’t set up`,
    why: t`You can accept work once you can be paid for it.`,
    to: paths.paymentOnboarding(),
    action: t`Set up payouts`,
  },
  too_many_services: {
    what: plural(currentLimits().services, {
      one: 'You already list # service',
      other: 'You already list # services',
    }),
    why: t`That’s the limit. Pause or remove one to make room for another.`,
    to: paths.dashboard(),
    action: t`See your services`,
  },
  too_many_in_all: {
    what: t`You have ${MAX_SERVICES} services, paused ones included`,
    why: t`That’s the limit. Remove one you no longer need to make room for another.`,
    to: paths.dashboard(),
    action: t`See your services`,
  },
});
