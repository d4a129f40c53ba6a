import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { bouncingEmail } from './queries-awaiting.ts';

/** That emails to the reader's address come back. */
export async function bounceNeeds(db: Db, userId: string): Promise<Need[]> {
  const email = await bouncingEmail(db, userId);
  if (email === undefined) return [];
  return [
    {
      kind: 'fix_email',
      text: i18n.t('Emails to {email} bounce', { email }),
      detail: i18n.t('We’ve stopped sending them. Enter another address, or confirm this one again.'),
      action: i18n.t('Change your email'),
      url: '/settings',
      talkAt: null,
      dueAt: null,
    },
  ];
}
