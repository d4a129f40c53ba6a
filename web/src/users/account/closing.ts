import type { Role } from '@parley/contract/access.ts';

const ENDS: Record<Role, string | null> = {
  CLIENT: 'Your open talks and unpaid jobs end, and your job postings close.',
  PROFESSIONAL: 'Your open talks and unpaid jobs end, and your services and hours go.',
  ADMIN: null,
};

/** What closing an account does, sentence by sentence. */
export function closingWords(role: Role): string[] {
  return [
    ENDS[role],
    'Your name, your address and everything else that is personal is removed. Finished jobs, their messages and payments stay for the other side, under “Former member”.',
    'You are logged out everywhere. The address is free for a new account, which begins from nothing.',
  ].filter((each) => each !== null);
}
