import type { Side } from '@parley/contract/sides.ts';
import { deadlinesFrom } from '../src/job-postings/deadlines.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../src/platform/clock.ts';
import { instantBetween } from './story/agenda.ts';
import { serviceFor, type Person, type Pro } from './cast.ts';
import type { Draft } from './draft.ts';
import { PROPOSAL_OPENINGS, REASONS_FOR_ANOTHER_TIME, REASONS_TO_DECLINE } from './story/messages.ts';
import type { Brief } from './postings/brief.ts';
import { randomFor, type Random } from './random.ts';
import type { Row } from './rows.ts';
import { moveNegotiation, sendNegotiation, type Negotiation } from './negotiations.ts';

/** A posting and its brief. */
export interface PostedJob {
  client: Person;
  brief: Brief;
  row: Row<'jobPostings'>;
}

export function addPosting(draft: Draft, client: Person, brief: Brief): PostedJob {
  const random = randomFor(`posting ${brief.title}`);
  const createdAt = minutesAfter(daysAfter(draft.hour, -brief.daysAgo), random.whole(-600, 300));
  const { id: categoryId, disciplineId } = draft.category(brief.category);
  const [least, most] = brief.budget;
  const row: Row<'jobPostings'> = {
    id: draft.ids.at(createdAt),
    clientId: client.id,
    title: brief.title,
    description: brief.about,
    disciplineId,
    categoryId,
    skills: [...brief.skills],
    experience: brief.experience,
    pricing: brief.hourly ? 'HOURLY' : 'FIXED',
    budgetMinCents: least * 100,
    budgetMaxCents: most * 100,
    startBy: brief.startsIn ? daysAfter(draft.hour, brief.startsIn).slice(0, 10) : null,
    status: brief.ended ?? 'OPEN',
    createdAt,
    attachments: [],
    closesAt: null,
    remindAt: null,
  };
  draft.rows.jobPostings.push(row);
  return { client, brief, row };
}

/** Open postings close 30 days after their last activity. */
export function addDeadlines({ rows }: Draft): void {
  const touched = new Map(rows.jobPostings.map(({ id, createdAt }) => [id, createdAt]));
  for (const { postingId, createdAt, movedAt } of rows.negotiations) {
    const last = movedAt > createdAt ? movedAt : createdAt;
    if (postingId && last > (touched.get(postingId) ?? '')) touched.set(postingId, last);
  }
  for (const row of rows.jobPostings.filter(({ closesAt, status }) => status === 'OPEN' && !closesAt))
    Object.assign(row, deadlinesFrom(touched.get(row.id) ?? row.createdAt));
}

/** The outcome of a proposal; repeated ones are more likely. */
const COURSES = [
  'sent',
  'sent',
  'sent',
  'read',
  'read',
  'read',
  'asked by the professional',
  'asked by the professional',
  'asked by the client',
  'asked by the client',
  'rejected',
  'declined',
  'declined',
  'withdrawn',
  'expired',
] as const;
type Course = (typeof COURSES)[number];

/** Adds proposals by professionals of the discipline to every open posting. */
export function addProposals(draft: Draft, posted: readonly PostedJob[], pros: readonly Pro[]): void {
  for (const posting of posted) {
    const random = randomFor(`proposals for ${posting.brief.title}`);
    const { disciplineId, categoryId } = posting.row;
    const able = pros.filter((pro) => pro.disciplineIds.includes(disciplineId));
    const closest = random
      .some(able, able.length)
      .toSorted((one, other) => Number(does(other, categoryId)) - Number(does(one, categoryId)));
    const count = posting.brief.daysAgo < 2 ? random.whole(0, 2) : random.whole(1, 4);
    for (const pro of closest.slice(0, count)) addProposal(draft, posting, pro, random.pick(COURSES), random);
  }
}

const does = ({ services }: Pro, categoryId: string) =>
  services.some(({ row }) => row.categoryId === categoryId);

function addProposal(draft: Draft, posting: PostedJob, pro: Pro, course: Course, random: Random): void {
  const { hour, agenda } = draft;
  const isOld = course === 'expired' && posting.brief.daysAgo > 9;
  const [from, to] = isOld
    ? [-posting.brief.daysAgo + 1, -8]
    : [-Math.min(3, posting.brief.daysAgo / 2), -0.15];
  const sentAt = instantBetween(daysAfter(hour, from), daysAfter(hour, to), random);
  const minutes = serviceFor(pro, posting.row.categoryId, posting.row.disciplineId).offer.consultationMinutes;
  const startsAt = isOld
    ? agenda.pastTime(pro, sentAt, minutes, random)
    : agenda.comingTime(pro, { days: [3, 10], minutes, guestZone: posting.client.zone }, random);
  const negotiation = propose(draft, posting, pro, { sentAt, startsAt, minutes }, random);
  if (isOld)
    moveNegotiation(draft, negotiation, { action: 'expire', by: 'clock', at: negotiation.expiresAt ?? hour });
  else COURSE[course](draft, { negotiation, pro, guestZone: posting.client.zone }, random);
}

interface Time {
  sentAt: string;
  startsAt: string;
  minutes: number;
}

/** In the professional's words, within the budget. */
function propose(
  draft: Draft,
  { brief, row }: PostedJob,
  pro: Pro,
  { sentAt, startsAt, minutes }: Time,
  random: Random,
  message = `${random.pick(PROPOSAL_OPENINGS)} ${pro.pitch}`,
): Negotiation {
  const service = serviceFor(pro, row.categoryId, row.disciplineId);
  const share = 0.15 + 0.8 * random.next();
  const asked = row.budgetMinCents + share * (row.budgetMaxCents - row.budgetMinCents);
  const whole = brief.hourly ? pro.rateCents * random.whole(8, 40) : Math.round(asked / 1000) * 1000;
  return sendNegotiation(
    draft,
    {
      kind: 'PROPOSAL',
      postingId: row.id,
      serviceId: service.row.disciplineId === row.disciplineId ? service.row.id : null,
      clientId: row.clientId,
      professionalId: pro.id,
      title: row.title,
      message,
      amountCents: whole,
      estimatedDays: random.whole(3, 24),
      startsAt,
      minutes,
    },
    sentAt,
  );
}

interface Setting {
  negotiation: Negotiation;
  pro: Pro;
  guestZone: string;
}
type Way = (draft: Draft, setting: Setting, random: Random) => void;
const later = ({ hour }: Draft, negotiation: Negotiation, random: Random) =>
  instantBetween(negotiation.movedAt, minutesAfter(hour, -1), random);

const read: Way = (draft, { negotiation }, random) =>
  moveNegotiation(draft, negotiation, {
    action: 'open',
    by: 'client',
    at: later(draft, negotiation, random),
  });

/** One side asks for another time, with a reason. */
const askedBy =
  (by: Side): Way =>
  (draft, { negotiation, pro, guestZone }, random) => {
    const coming = { days: [4, 11], minutes: negotiation.minutes, guestZone } as const;
    const startsAt = draft.agenda.comingTime(pro, coming, random);
    const message = random.pick(REASONS_FOR_ANOTHER_TIME);
    moveNegotiation(draft, negotiation, {
      action: 'reschedule',
      by,
      at: later(draft, negotiation, random),
      startsAt,
      message,
    });
  };

const COURSE: Record<Course, Way> = {
  sent: () => {},
  read,
  'asked by the professional': askedBy('professional'),
  'asked by the client': (draft, setting, random) => {
    read(draft, setting, random);
    askedBy('client')(draft, setting, random);
  },
  rejected: (draft, setting, random) => {
    askedBy('professional')(draft, setting, random);
    const at = later(draft, setting.negotiation, random);
    moveNegotiation(draft, setting.negotiation, { action: 'reject_reschedule', by: 'client', at });
  },
  declined: (draft, setting, random) => {
    read(draft, setting, random);
    const message = random.pick(REASONS_TO_DECLINE);
    const at = later(draft, setting.negotiation, random);
    moveNegotiation(draft, setting.negotiation, { action: 'decline', by: 'client', at, message });
  },
  withdrawn: (draft, { negotiation }, random) =>
    moveNegotiation(draft, negotiation, {
      action: 'withdraw',
      by: 'professional',
      at: later(draft, negotiation, random),
    }),
  // Too recent to have expired.
  expired: read,
};

/** The professional with the most work of this kind, for a filled posting. */
export function bestFor(pros: readonly Pro[], { row }: PostedJob): Pro | undefined {
  const able = pros.filter(({ disciplineIds }) => disciplineIds.includes(row.disciplineId));
  return able.find((pro) => does(pro, row.categoryId)) ?? able[0];
}

/** A proposal sent a day after the posting, with a consultation days later. */
export function proposeEarly(draft: Draft, posting: PostedJob, pro: Pro, random: Random): Negotiation {
  const sentAt = hoursAfter(posting.row.createdAt, random.whole(6, 30));
  const { consultationMinutes: minutes } = serviceFor(
    pro,
    posting.row.categoryId,
    posting.row.disciplineId,
  ).offer;
  const startsAt = draft.agenda.pastTime(pro, hoursAfter(sentAt, 30), minutes, random);
  return propose(draft, posting, pro, { sentAt, startsAt, minutes }, random);
}
