import { daysAfter, hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import { randomFor } from '../random.ts';
import { writeChat } from './chats.ts';
import { act, agree, hire, meet, type HiredJob } from './jobs.ts';
import { invite, serviceOf, type Stage } from './story.ts';

interface Talk {
  title: string;
  message: string;
  amountCents: number;
  /** When the invite was sent. */
  daysAgo: number;
}

/** Clara and Ana have talked about one of Ana's services. */
function talked({ draft, client, pro }: Stage, { title, message, amountCents, daysAgo }: Talk): HiredJob {
  const ana = pro('Ana Rincón');
  const service = serviceOf(ana, title);
  const sentAt = daysAfter(draft.hour, -daysAgo);
  const minutes = service.consultationMinutes;
  const startsAt = draft.agenda.pastTime(ana, daysAfter(sentAt, 1), minutes, randomFor(message));
  const offered = { service, client: client('Clara'), pro: ana, message, amountCents, startsAt, minutes };
  const agreed = agree(draft, invite(draft, offered, sentAt), ana, 'professional', hoursAfter(sentAt, 2));
  meet(agreed);
  return agreed;
}

/** They talked, and Clara did not hire. */
export function endedWithoutHire(stage: Stage): void {
  const { draft } = stage;
  const ended = talked(stage, {
    title: 'An hour with a commercial lawyer, before you sign',
    message: 'Good morning Ana, a trade fair wants a three-year contract for our booth. Worth a lawyer?',
    amountCents: 18_000,
    daysAgo: 47,
  });
  act(draft, ended, {
    action: 'end',
    by: 'client',
    at: hoursAfter(ended.appointment.endsAt, 26),
    message: 'You were right that one year is enough, and they agreed. Nothing is left to sign. Thank you!',
  });
}

/** Paid work that is days late, and nobody is cross about it. */
export function lateJob(stage: Stage): void {
  const { draft } = stage;
  const late = talked(stage, {
    title: 'Review of your supply or SaaS contract, with a marked-up draft',
    message: 'Hi Ana, our mail provider changed hands and sent sixty pages. Could you mark up what hurts?',
    amountCents: 64_000,
    daysAgo: 36,
  });
  hire(draft, late, minutesAfter(late.appointment.endsAt, 140));
  writeChat(draft, late, [
    {
      from: 'professional',
      text: 'Annex C came without its tables. I have asked their lawyers for them, and go on with the rest.',
      at: daysAfter(draft.hour, -6),
      read: true,
    },
    {
      from: 'client',
      text: 'No rush from our side, the old terms hold until the end of the quarter.',
      at: daysAfter(draft.hour, -5),
      read: true,
    },
  ]);
}
