import { daysAfter, hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import { instantBetween, instantsBetween } from './agenda.ts';
import type { Person, Pro, Service } from '../cast.ts';
import { addChat } from './chats.ts';
import type { Draft } from '../draft.ts';
import { act, agree, hire, meet, type HiredJob } from './jobs.ts';
import { INVITATIONS } from './messages.ts';
import { randomFor, type Random } from '../random.ts';
import { praiseForClients, review, soonAfter } from './profile-stats.ts';
import { moveNegotiation, sendNegotiation, type Negotiation } from '../negotiations.ts';

/** In days. */
const REACHES_BACK = 425;
/** The longest job in days, from invitation to acceptance; recent ones were quicker. */
const LONGEST = 40;

/** 14 months of completed jobs: those behind the reviews, and some without any. */
export function addHistory(draft: Draft, pros: readonly Pro[], clients: readonly Person[]): void {
  const praise = praiseForClients();
  for (const pro of pros) {
    for (const service of pro.services.filter(({ offer }) => offer.said.length > 0)) {
      const random = randomFor(`past of ${pro.display}, ${service.offer.title}`);
      const unspoken = random.pick([0, 0, 1]) + (pro.email.includes('@demo.') ? 2 : 0);
      for (const [index, sentAt] of beginnings(draft, service, unspoken, random).entries()) {
        const past = { pro, service, client: random.pick(clients), sentAt };
        const hired = addPastJob(draft, past, random);
        addReviews(draft, hired, service.offer.said[index], praise, random);
      }
    }
  }
}

function beginnings({ hour }: Draft, { offer, row }: Service, unspoken: number, random: Random): string[] {
  const offered = daysAfter(row.createdAt, 3);
  const reach = daysAfter(hour, -REACHES_BACK);
  const from = offered > reach ? offered : reach;
  return instantsBetween(from, daysAfter(hour, -12), offer.said.length + unspoken, random);
}

interface Past {
  pro: Pro;
  service: Service;
  client: Person;
  sentAt: string;
}

/** A past job, from the accepted invitation to the accepted work. */
function addPastJob(draft: Draft, past: Past, random: Random): HiredJob {
  const { hour } = draft;
  const { pro, sentAt } = past;
  const left = (Date.parse(hour) - Date.parse(sentAt)) / 86_400_000;
  const pace = Math.min(1, left / LONGEST);
  const answeredAt = minutesAfter(sentAt, answerTime(pro, random));
  const negotiation = inviteTo(draft, past, answeredAt, random);
  const acceptedAt = answeredAt;
  const hired = agree(draft, negotiation, pro, 'professional', acceptedAt);
  meet(hired);
  const { endsAt } = hired.appointment;
  hire(draft, hired, minutesAfter(endsAt, random.whole(20, 170)));
  const deliveredAt = instantBetween(hoursAfter(endsAt, 3), daysAfter(endsAt, 1 + 17 * pace), random);
  deliver(draft, hired, earlier(deliveredAt, hoursAfter(hour, -40)), random);
  complete(draft, hired, pace, random);
  addChat(draft, hired, random);
  return hired;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Response times differ by professional. */
function answerTime(pro: Pro, random: Random): number {
  const usual = randomFor(`patience of ${pro.display}`).pick([12, 25, 45, 90, 150, 240, 420]);
  return Math.round(usual * (0.4 + 1.4 * random.next())) + 2;
}

function inviteTo(
  draft: Draft,
  { pro, service, client, sentAt }: Past,
  openedBy: string,
  random: Random,
): Negotiation {
  const { row, offer } = service;
  const startsAt = draft.agenda.pastTime(pro, hoursAfter(openedBy, 12), offer.consultationMinutes, random);
  const negotiation = sendNegotiation(
    draft,
    {
      kind: 'INVITE',
      postingId: null,
      serviceId: row.id,
      clientId: client.id,
      professionalId: pro.id,
      title: offer.title,
      message: random.pick(INVITATIONS).replace('{first}', pro.first),
      amountCents: amountFor(service, random),
      estimatedDays: null,
      startsAt,
      minutes: offer.consultationMinutes,
    },
    sentAt,
  );
  const openedAt = instantBetween(minutesAfter(sentAt, 1), minutesAfter(openedBy, -1), random);
  moveNegotiation(draft, negotiation, { action: 'open', by: 'professional', at: openedAt });
  return negotiation;
}

/** The total price: the fixed price, varied, or some hours. */
export function amountFor({ row, offer }: Service, random: Random): number {
  if (offer.hourly) return row.priceCents * random.whole(3, 22);
  const asked = row.priceCents * random.pick([0.9, 1, 1, 1, 1.1, 1.25]);
  return Math.round(asked / 500) * 500;
}

function deliver(draft: Draft, hired: HiredJob, at: string, random: Random): void {
  const hours = (Date.parse(at) - Date.parse(hired.appointment.endsAt)) / 3_600_000;
  if (hours > 96 && random.chance(0.14)) {
    act(draft, hired, { action: 'deliver', by: 'professional', at: hoursAfter(at, -50) });
    const message = random.pick(CHANGES_ASKED);
    act(draft, hired, { action: 'request_changes', by: 'client', at: hoursAfter(at, -44), message });
  }
  act(draft, hired, { action: 'deliver', by: 'professional', at });
}

const CHANGES_ASKED = [
  'Almost there. Please use the figures from the second file, the first one was old.',
  'We would like the second part shorter; everything else can stay.',
  'Two names are misspelt and the last table is missing. Otherwise very good.',
];

/** By the client, or automatically after two weeks. */
function complete(draft: Draft, hired: HiredJob, pace: number, random: Random): void {
  const delivered = hired.job.deliveredAt ?? draft.hour;
  if (pace === 1 && random.chance(0.08)) {
    act(draft, hired, { action: 'complete', by: 'clock', at: daysAfter(delivered, 14) });
    return;
  }
  const latest = earlier(daysAfter(delivered, 0.5 + 4 * pace), hoursAfter(draft.hour, -5));
  act(draft, hired, {
    action: 'complete',
    by: 'client',
    at: instantBetween(hoursAfter(delivered, 1), latest, random),
  });
}

function addReviews(
  draft: Draft,
  hired: HiredJob,
  said: Service['offer']['said'][number] | undefined,
  praise: ReturnType<typeof praiseForClients>,
  random: Random,
): void {
  const { completedAt, reviewBy } = hired.job;
  if (!completedAt || !reviewBy) return;
  const sometime = () => soonAfter(completedAt, draft.hour, random.next());
  if (said) review(draft, hired, 'client', { stars: said[0], text: said[1], at: sometime() });
  // Within the hour one alone would be published: then both have written, or nobody.
  const isDueSoon = reviewBy > draft.hour && reviewBy <= hoursAfter(draft.hour, 1);
  const alsoWrites = random.chance(0.75);
  if (isDueSoon ? said : alsoWrites) review(draft, hired, 'professional', { ...praise(), at: sometime() });
}
