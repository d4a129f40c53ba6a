import { shortMoney } from '@parley/contract/money.ts';
import { jobUrl } from '../../src/notifications/news/urls.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import { randomFor } from '../random.ts';
import { writeChat } from './chats.ts';
import { act, agree, hire, meet } from './jobs.ts';
import { invite, notify, serviceOf, type Stage } from './story.ts';

const HELD = 46_000;
const PART = 13_800;

/** A job that both gave up halfway: they settled it 30 to 70 between them, and no admin had to decide. */
export function settledJob({ draft, client, pro }: Stage): void {
  const [clara, mai] = [client('Clara'), pro('Mai Okonkwo')];
  const service = serviceOf(mai, 'Your tax position across two countries, in one clear memo');
  const sentAt = daysAfter(draft.hour, -58);
  const minutes = service.consultationMinutes;
  const startsAt = draft.agenda.pastTime(mai, daysAfter(sentAt, 2), minutes, randomFor('the settled memo'));
  const message =
    'Hello Mai, before we open an office in Porto I would like to know what it does to our taxes.';
  const offered = { service, client: clara, pro: mai, message, amountCents: HELD, startsAt, minutes };
  const hired = agree(draft, invite(draft, offered, sentAt), mai, 'professional', hoursAfter(sentAt, 3));
  meet(hired);
  hire(draft, hired, minutesAfter(hired.appointment.endsAt, 80));
  const [suggestedAt, settledAt] = [daysAfter(draft.hour, -41), daysAfter(draft.hour, -40)];
  writeChat(draft, hired, [
    {
      from: 'client',
      text: 'The office in Porto is off the table, since this morning. I am sorry for the part you have not written yet.',
      at: daysAfter(draft.hour, -42),
      read: true,
    },
    {
      from: 'professional',
      text: 'No harm done. The chapter on Germany is finished; let us settle for that one.',
      at: suggestedAt,
      read: true,
    },
  ]);
  const thanks = 'More than fair. Thank you, Mai.';
  const note = 'The chapter on Germany is yours, and it is complete.';
  draft.rows.resolutions.push({
    id: draft.ids.at(suggestedAt),
    jobId: hired.job.id,
    by: 'professional',
    state: 'ACCEPTED',
    toProfessionalCents: PART,
    heldCents: HELD,
    dueAt: null,
    message: note,
    answer: thanks,
    createdAt: suggestedAt,
    expiresAt: daysAfter(suggestedAt, 7),
    remindAt: null,
    answeredAt: settledAt,
  });
  act(draft, hired, {
    action: 'split',
    by: 'client',
    at: settledAt,
    message: thanks,
    toProfessionalCents: PART,
  });
  const text = `Mai suggests how to settle “${hired.job.title}”: ${shortMoney(PART)} to the professional, ${shortMoney(HELD - PART)} back to the client.`;
  notify(draft, {
    to: clara,
    type: 'JOB',
    message: text,
    url: jobUrl(hired.job.id),
    at: suggestedAt,
    read: true,
  });
}
