import { ticketsUrl } from '../../src/notifications/news/urls.ts';
import { excerpt } from '../../src/notifications/news/words.ts';
import { hoursAfter } from '../../src/platform/clock.ts';
import { workingDaysAfter } from '../../src/platform/working-days.ts';
import { addAuditEntry } from './audit.ts';
import type { Person } from '../cast.ts';
import { notify, type Stage } from './story.ts';

const ANSWERED_IN_DAYS = 2;
const SEEN_AFTER_HOURS = 5;
const ACTIONS = { IN_PROGRESS: 'ticket.take', RESOLVED: 'ticket.resolve' } as const;

/** Support tickets in every state. */
export function addTickets(stage: Stage): void {
  const { client, pro, newPro } = stage;
  addTicket(
    stage,
    newPro,
    3,
    'OPEN',
    'I am about to set up payouts and have a Nepali bank account. Which papers will the processor ask for, and does the name have to be written in Latin letters?',
  );
  addTicket(
    stage,
    client('Milo'),
    19,
    'OPEN',
    'My accountant needs the receipts of the last quarter with our company name on them. I have changed the name in my account, but the old receipts still show the former one.',
  );
  addTicket(
    stage,
    client('Emma'),
    31,
    'IN_PROGRESS',
    'During our last consultation the camera went black after a few minutes, twice. Sound was fine. We both used current browsers on good lines.',
  );
  addTicket(
    stage,
    pro('Tendai Kuhudzai'),
    80,
    'OPEN',
    'A client asked me to be paid outside of Parley. I said no. Do you want to know who it was, or is that not how you do things?',
  );
  addTicket(
    stage,
    client('Clara'),
    200,
    'RESOLVED',
    'How do I move a consultation that I have already paid for? I found the button now, thank you, but others may look for it in the calendar.',
  );
}

function addTicket(
  stage: Stage,
  author: Person,
  hoursAgo: number,
  status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED',
  message: string,
): void {
  const { draft, admin } = stage;
  const createdAt = hoursAfter(draft.hour, -hoursAgo);
  const id = draft.ids.at(createdAt);
  const dueAt = workingDaysAfter(createdAt, ANSWERED_IN_DAYS);
  draft.rows.tickets.push({
    id,
    authorId: author.id,
    jobId: null,
    message,
    status,
    createdAt,
    dueAt,
    resolvedAt: status === 'RESOLVED' ? hoursAfter(createdAt, SEEN_AFTER_HOURS) : null,
  });
  if (status !== 'OPEN') {
    const at = hoursAfter(createdAt, SEEN_AFTER_HOURS);
    addAuditEntry(stage, { at, action: ACTIONS[status], subject: { type: 'ticket', id }, reason: null });
  }
  const told = `${author.display} needs help: “${excerpt(message)}”`;
  notify(draft, {
    to: admin,
    type: 'SUPPORT',
    message: told,
    url: ticketsUrl,
    at: createdAt,
    read: status !== 'OPEN',
  });
}
