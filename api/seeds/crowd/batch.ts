import { daysAfter } from '../../src/platform/clock.ts';
import { addPerson, addProfessional, type Person, type Pro } from '../cast.ts';
import { createDraft, type Draft } from '../draft.ts';
import { addPosting, addProposals, type PostedJob } from '../market.ts';
import { randomFor, type Random } from '../random.ts';
import { addHistory } from '../story/history.ts';
import { addFilled, addRunning } from '../story/running.ts';
import { BRIEFS, conclude } from '../world.ts';
import { lengthenChats } from './chats.ts';
import { addClosed } from './closed.ts';
import { addFavorites, addNews } from './news.ts';
import { professional, somebody } from './people.ts';
import { FOR_WHOM } from './words.ts';

/** How many there are of each in a whole crowd. */
export interface Crowd {
  professionals: number;
  services: number;
  closed: number;
  messages: number;
}

/** Small, as the rows of a draft are searched one after the other. */
const PROFESSIONALS_OF_A_BATCH = 200;
/** For each professional. */
const CLIENTS = 0.5;
const POSTINGS = 0.2;
const RUNNING = 0.03;

export interface Batch {
  number: number;
  crowd: Crowd;
}

export function batchesOf(crowd: Crowd): Batch[] {
  const count = Math.ceil(crowd.professionals / PROFESSIONALS_OF_A_BATCH);
  const batches = Array.from({ length: count }, (_, number) => ({ number, count }));
  return batches.map(({ number }) => ({
    number,
    crowd: {
      professionals: shareOf(crowd.professionals, number, count),
      services: shareOf(crowd.services, number, count),
      closed: shareOf(crowd.closed, number, count),
      messages: shareOf(crowd.messages, number, count),
    },
  }));
}

/** The shares of all batches add up to the total. */
const shareOf = (total: number, number: number, count: number) =>
  Math.floor((total * (number + 1)) / count) - Math.floor((total * number) / count);

/** A neighborhood of the crowd in memory: its people have to do with each other only. */
export function draftBatch(now: Date, outsideUrl: string, passwordHash: string, batch: Batch): Draft {
  const draft = createDraft(now, outsideUrl, `crowd ${batch.number}`);
  const random = randomFor(`crowd ${batch.number}`);
  const first = batch.number * PROFESSIONALS_OF_A_BATCH * 2;
  const { professionals, services, closed, messages } = batch.crowd;
  const pros = addPros(draft, passwordHash, { first, professionals, services }, random);
  const clients = Array.from({ length: Math.ceil(professionals * CLIENTS) }, (_, index) =>
    addClient(draft, passwordHash, first + index, random),
  );
  addHistory(draft, pros, clients);
  addRunning(draft, pros, clients, Math.ceil(professionals * RUNNING));
  const posted = addPostings(draft, clients, Math.ceil(professionals * POSTINGS), random);
  const isFilled = ({ row }: PostedJob) => row.status === 'FILLED';
  addFilled(draft, posted.filter(isFilled), pros);
  addProposals(
    draft,
    posted.filter(({ row }) => row.status === 'OPEN'),
    pros,
  );
  conclude(draft, pros);
  lengthenChats(draft, messages, random);
  addNews(draft);
  addFavorites(draft, clients, random);
  addClosed(draft, closed, random);
  return draft;
}

interface Wanted {
  first: number;
  professionals: number;
  services: number;
}

function addPros(draft: Draft, passwordHash: string, wanted: Wanted, random: Random): Pro[] {
  const { first, professionals, services } = wanted;
  // Nobody is without a service; the others are spread unevenly.
  const counts = Array.from({ length: professionals }, () => 1);
  for (let left = services - professionals; left > 0; left -= 1) {
    const index = Math.floor(professionals * random.next() * random.next());
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count, index) =>
    addProfessional(draft, passwordHash, professional(random, first + index, count)),
  );
}

function addClient(draft: Draft, passwordHash: string, number: number, random: Random): Person {
  const { first, last, zone, email } = somebody(random, 'clients', number);
  const createdAt = daysAfter(draft.hour, -random.whole(30, 800));
  return addPerson(draft, passwordHash, { first, last, zone, email, role: 'CLIENT', createdAt });
}

function addPostings(draft: Draft, clients: readonly Person[], count: number, random: Random): PostedJob[] {
  return Array.from({ length: count }, () => {
    const brief = random.pick(BRIEFS);
    const title = `${brief.title} ${random.pick(FOR_WHOM)}`;
    const isOpen = brief.ended === undefined;
    const daysAgo = isOpen ? random.whole(1, 20) : random.whole(25, 200);
    return addPosting(draft, random.pick(clients), { ...brief, title: title.slice(0, 120), daysAgo });
  });
}
