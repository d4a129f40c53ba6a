import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { ticketsUrl } from '../../notifications/news/urls.ts';
import { excerpt } from '../../notifications/news/words.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { openTickets } from '../queries.ts';

const MAX_LISTED = 100;

export async function ticketNeeds(db: Db): Promise<Need[]> {
  const tickets = await openTickets(db, MAX_LISTED);
  return tickets.map(({ author, message, dueAt }) => ({
    kind: 'support_ticket',
    text: i18n.t('{name} needs help', { name: author }),
    detail: excerpt(message),
    action: i18n.t('Answer request'),
    url: ticketsUrl,
    talkAt: null,
    dueAt,
  }));
}
