import { t } from '@lingui/core/macro';
import type { Role } from '@parley/contract/access.ts';

const ends = (): Record<Role, string | null> => ({
  CLIENT: t`Your open proposals, invitations and jobs without a hire end, and your job postings close.`,
  PROFESSIONAL: t`Your open proposals, invitations and jobs without a hire end, and your services and hours are removed.`,
  ADMIN: null,
});

/** The effects of closing an account, one sentence each. */
export function closingEffects(role: Role): string[] {
  return [
    ends()[role],
    t`Your name, email and all other personal data are removed. Finished jobs, their messages and payments stay for the other side, under “Former member”.`,
    t`You’re logged out everywhere. You can use your email for a new account, which starts from scratch.`,
  ].filter((each) => each !== null);
}
