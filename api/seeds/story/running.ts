import { daysAfter, hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import { instantBetween } from './agenda.ts';
import type { Person, Pro } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { amountFor } from './history.ts';
import { act, agree, hire, meet, type HiredJob } from './jobs.ts';
import { bestFor, proposeEarly, type PostedJob } from '../market.ts';
import { INVITATIONS } from './messages.ts';
import { randomFor, type Random } from '../random.ts';
import { sendNegotiation } from '../negotiations.ts';

/** The state of a job in progress, or how it failed. */
type Stage = 'to talk' | 'hired early' | 'at work' | 'delivered' | 'not hired' | 'ended early' | 'disputed';
const STAGES: readonly Stage[] = [
  'at work',
  'delivered',
  'hired early',
  'at work',
  'not hired',
  'at work',
  'to talk',
  'delivered',
  'ended early',
  'to talk',
  'disputed',
];

/** Jobs in progress between other users, and some that failed. */
export function addRunning(
  draft: Draft,
  pros: readonly Pro[],
  clients: readonly Person[],
  count: number,
): void {
  const random = randomFor('running work');
  for (const [index, pro] of random.some(pros, count).entries()) {
    const stage = STAGES[index % STAGES.length] ?? 'at work';
    addRunningJob(draft, pro, random.pick(clients), stage, random);
  }
}

const BEGAN_DAYS_AGO = {
  'to talk': 0.4,
  'hired early': 2,
  'at work': 8,
  delivered: 13,
  'not hired': 60,
  'ended early': 90,
  disputed: 21,
};

function addRunningJob(draft: Draft, pro: Pro, client: Person, stage: Stage, random: Random): void {
  const { hour, agenda } = draft;
  const service = random.pick(pro.services);
  const minutes = service.offer.consultationMinutes;
  const sentAt = daysAfter(hour, -BEGAN_DAYS_AGO[stage]);
  const isAhead = stage === 'to talk' || stage === 'hired early';
  const startsAt = isAhead
    ? agenda.comingTime(pro, { days: [3, 9], minutes, guestZone: client.zone }, random)
    : agenda.pastTime(pro, hoursAfter(sentAt, 30), minutes, random);
  const negotiation = sendNegotiation(
    draft,
    {
      kind: 'INVITE',
      postingId: null,
      serviceId: service.row.id,
      clientId: client.id,
      professionalId: pro.id,
      title: service.offer.title,
      message: random.pick(INVITATIONS).replace('{first}', pro.first),
      amountCents: amountFor(service, random),
      estimatedDays: null,
      startsAt,
      minutes,
    },
    sentAt,
  );
  const agreed = agree(draft, negotiation, pro, 'professional', minutesAfter(sentAt, random.whole(30, 300)));
  bringTo(draft, agreed, stage, random);
}

const QUARREL = {
  delivered: 'Everything that we agreed on is in it, in one document. The list is on page nine.',
  missing: 'Thank you. The list that we agreed on is missing, or at least I cannot find it.',
  again: 'I have moved the list to a page of its own, so that nobody can miss it.',
  suggested: 'The work is done, and was done on time. I would give back a fifth for the trouble.',
  declined: 'A fifth does not pay for the two weeks that we lost.',
  opened:
    'The list came late and is not what we agreed on, and we have had to do it ourselves. Please have a look.',
};

/** Delivered twice, with a suggestion declined in between: both have said their part. */
function quarrel(draft: Draft, hired: HiredJob): void {
  const ago = (days: number) => daysAfter(draft.hour, -days);
  act(draft, hired, { action: 'deliver', by: 'professional', at: ago(9), message: QUARREL.delivered });
  act(draft, hired, { action: 'request_changes', by: 'client', at: ago(8.2), message: QUARREL.missing });
  act(draft, hired, { action: 'deliver', by: 'professional', at: ago(6), message: QUARREL.again });
  const heldCents = hired.payment?.amountCents ?? 0;
  draft.rows.resolutions.push({
    id: draft.ids.at(ago(4)),
    jobId: hired.job.id,
    by: 'professional',
    state: 'DECLINED',
    toProfessionalCents: Math.round(heldCents * 0.8),
    heldCents,
    dueAt: null,
    message: QUARREL.suggested,
    answer: QUARREL.declined,
    createdAt: ago(4),
    expiresAt: daysAfter(ago(4), 7),
    remindAt: null,
    answeredAt: ago(3.4),
  });
  act(draft, hired, { action: 'dispute', by: 'client', at: ago(2.2), message: QUARREL.opened });
}

function bringTo(draft: Draft, hired: HiredJob, stage: Stage, random: Random): void {
  const { job, appointment } = hired;
  if (stage === 'to talk') return;
  if (stage === 'not hired') {
    meet(hired);
    return act(draft, hired, { action: 'end', by: 'clock', at: job.hireBy ?? draft.hour });
  }
  if (stage === 'ended early') {
    const message =
      'Our own plans have changed. I am sorry for the trouble, and thank you for the quick answer.';
    return act(draft, hired, { action: 'end', by: 'client', at: hoursAfter(job.createdAt, 3), message });
  }
  if (stage === 'hired early') return hire(draft, hired, minutesAfter(job.createdAt, random.whole(20, 400)));
  meet(hired);
  hire(draft, hired, minutesAfter(appointment.endsAt, random.whole(20, 170)));
  if (stage === 'disputed') return quarrel(draft, hired);
  if (stage === 'delivered')
    act(draft, hired, { action: 'deliver', by: 'professional', at: daysAfter(draft.hour, -1.7) });
}

/** For each filled posting: a proposal, its acceptance, and the work since. */
export function addFilled(draft: Draft, filled: readonly PostedJob[], pros: readonly Pro[]): void {
  for (const posting of filled) {
    const pro = bestFor(pros, posting);
    if (!pro) continue;
    const random = randomFor(`hired for ${posting.brief.title}`);
    const negotiation = proposeEarly(draft, posting, pro, random);
    const acceptedAt = instantBetween(
      hoursAfter(negotiation.createdAt, 2),
      hoursAfter(negotiation.startsAt, -6),
      random,
    );
    const hired = agree(draft, negotiation, pro, 'client', acceptedAt);
    meet(hired);
    hire(draft, hired, minutesAfter(hired.appointment.endsAt, random.whole(10, 170)));
    finish(draft, hired, daysAfter(hired.appointment.endsAt, random.whole(4, 9)));
  }
}

/** Delivered, and accepted two days later if that is past. */
function finish(draft: Draft, hired: HiredJob, deliveredAt: string): void {
  const [acceptedAt, latest] = [daysAfter(deliveredAt, 2), hoursAfter(draft.hour, -30)];
  if (deliveredAt < latest) act(draft, hired, { action: 'deliver', by: 'professional', at: deliveredAt });
  if (acceptedAt < latest) act(draft, hired, { action: 'complete', by: 'client', at: acceptedAt });
}
