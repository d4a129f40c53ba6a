import { hoursAfter, daysAfter } from '../src/platform/clock.ts';
import {
  addEmptyProfile,
  addFreeTimes,
  addPerson,
  addProfessional,
  addressOf,
  type Person,
  type Pro,
} from './cast.ts';
import { addSavedSearches } from './saved-searches.ts';
import { answersToTerms, addFavorites, otherNegotiations } from './demo-negotiations.ts';
import {
  jobToHire,
  consultationToday,
  worksToReview,
  workToAccept,
  workToDeliver,
} from './story/demo-jobs.ts';
import type { Draft } from './draft.ts';
import { addHistory } from './story/history.ts';
import { addBookings, addReminders } from './story/jobs.ts';
import { addDeadlines, addPosting, addProposals, type PostedJob } from './market.ts';
import { payOut } from './story/money/money.ts';
import { CLIENTS } from './people/clients.ts';
import { PROFESSIONALS } from './people/everybody.ts';
import { ADVISING } from './postings/advising.ts';
import { BUILDING } from './postings/building.ts';
import { TELLING } from './postings/telling.ts';
import { randomFor } from './random.ts';
import { addFilled, addRunning } from './story/running.ts';
import { heldConsultation, pricedConsultation } from './story/priced-consultation.ts';
import { settledJob } from './story/settled-job.ts';
import { endedWithoutHire, lateJob } from './story/two-turns.ts';
import { addProfileStats, publishReviews } from './story/profile-stats.ts';
import type { Stage } from './story/story.ts';
import { addCertificates } from './story/certificates.ts';
import { addMails } from './story/mails.ts';
import { addReport } from './story/reports.ts';
import { addTickets } from './story/tickets.ts';

export type Size = 'full' | 'small';

/** What the demo scenes need; all there is in a small world. */
const SMALL = {
  pros: ['Ana', 'Tendai', 'Mai', 'Henrik', 'Tomás', 'Aoife', 'Priya', 'Rafael'],
  clients: ['Clara', 'Milo', 'Rosa', 'Emma', 'Mateo'],
  postings: [
    'License for a board game that three publishers want',
    'A supplier has not delivered: what can we do this week?',
  ],
};
const RUNNING = { full: 24, small: 0 };

export const BRIEFS = [...ADVISING, ...BUILDING, ...TELLING];

/** Creates the demo world in memory. */
export function createWorld(draft: Draft, size: Size, passwordHash: string): { pros: Pro[] } {
  const isIn = (first: string, few: readonly string[]) => size === 'full' || few.includes(first);
  const pros = PROFESSIONALS.filter(({ name }) => isIn(name[0], SMALL.pros)).map((who) =>
    addProfessional(draft, passwordHash, who),
  );
  const clients = CLIENTS.filter(({ first }) => isIn(first, SMALL.clients)).map((who) =>
    addClient(draft, passwordHash, who),
  );
  const posted = BRIEFS.filter(({ by, title }) => by === 'Clara' || isIn(title, SMALL.postings)).map(
    (brief) =>
      addPosting(
        draft,
        named(clients, ({ first }) => first === brief.by),
        brief,
      ),
  );
  const stage = stageOf(draft, { pros, clients, posted }, passwordHash);
  playScenes(stage);
  // The demo users' jobs come from the scenes only.
  const others = pros.filter(({ display }) => display !== 'Ana Rincón');
  const theirs = posted.filter(({ brief }) => brief.by !== 'Clara');
  addFilled(
    draft,
    theirs.filter(({ row }) => row.status === 'FILLED'),
    others,
  );
  addRunning(
    draft,
    others,
    clients.filter(({ first }) => first !== 'Clara'),
    RUNNING[size],
  );
  addHistory(draft, pros, clients);
  addProposals(
    draft,
    theirs.filter(({ row }) => row.status === 'OPEN'),
    others,
  );
  conclude(draft, pros);
  return { pros };
}

function playScenes(stage: Stage): void {
  consultationToday(stage);
  jobToHire(stage);
  workToAccept(stage);
  workToDeliver(stage);
  worksToReview(stage);
  settledJob(stage);
  heldConsultation(stage);
  pricedConsultation(stage);
  endedWithoutHire(stage);
  lateJob(stage);
  answersToTerms(stage);
  otherNegotiations(stage);
  addFavorites(stage);
  addSavedSearches(stage);
  addTickets(stage);
  addReport(stage);
  addCertificates(stage);
  addMails(stage);
}

/** Derived rows, at the end. */
export function conclude(draft: Draft, pros: readonly Pro[]): void {
  addDeadlines(draft);
  addBookings(draft);
  addReminders(draft);
  addFreeTimes(draft, pros);
  publishReviews(draft);
  addProfileStats(draft);
  for (const { id, accountId } of pros) payOut(draft, id, accountId);
}

function addClient(
  draft: Draft,
  passwordHash: string,
  { first, last, zone, ...rest }: (typeof CLIENTS)[number],
): Person {
  const random = randomFor(`client ${first} ${last}`);
  const email = 'email' in rest ? rest.email : addressOf('clients', first, last);
  const createdAt = daysAfter(draft.hour, -random.whole(440, 800));
  return addPerson(draft, passwordHash, { first, last, zone, email, role: 'CLIENT', createdAt });
}

interface Players {
  pros: readonly Pro[];
  clients: readonly Person[];
  posted: readonly PostedJob[];
}

function stageOf(draft: Draft, { pros, clients, posted }: Players, passwordHash: string): Stage {
  const { hour } = draft;
  const newPro = addPerson(draft, passwordHash, {
    first: 'Nima',
    last: 'Gurung',
    zone: 'Asia/Kathmandu',
    email: 'newpro@demo.parley.test',
    role: 'PROFESSIONAL',
    createdAt: hoursAfter(hour, -4),
  });
  addEmptyProfile(draft, newPro);
  const admin = addPerson(draft, passwordHash, {
    first: 'Ada',
    last: 'Okafor',
    zone: 'Europe/London',
    email: 'admin@demo.parley.test',
    role: 'ADMIN',
    createdAt: daysAfter(hour, -900),
  });
  return {
    draft,
    newPro,
    admin,
    client: (first) => named(clients, (client) => client.first === first),
    pro: (display) => named(pros, (pro) => pro.display === display),
    posting: (title) => named(posted, ({ brief }) => brief.title === title),
  };
}

function named<T>(list: readonly T[], is: (item: T) => boolean): T {
  const found = list.find(is);
  if (!found) throw new Error('somebody or something is missing in this world');
  return found;
}
