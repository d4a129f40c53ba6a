import { loggedOut } from '../../platform/session/session.ts';

/** What somebody looked at goes with them: when they log out, here or in another tab, or close the account. */
export const forgetOnLogOut = () =>
  loggedOut.subscribe(() => {
    void import('../../services/forget-looked-at.ts').then(({ forgetLookedAt }) => forgetLookedAt());
  });
