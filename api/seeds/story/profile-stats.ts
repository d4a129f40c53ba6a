import { MAX_THEMES, type ReviewTheme } from '@parley/contract/reviews/themes.ts';
import { COUNTS } from '@parley/contract/appointments/attendance.ts';
import type { Side } from '@parley/contract/sides.ts';
import { minutesAfter } from '../../src/platform/clock.ts';
import { aboutOf } from '../../src/reviews/subject.ts';
import type { Draft } from '../draft.ts';
import type { HiredJob } from './jobs.ts';
import { randomFor } from '../random.ts';
import { ABOUT_CLIENTS, WHAT_FOLLOWS, WITH_A_WISH } from './reviews.ts';
import type { Row } from '../rows.ts';

type Review = Row<'reviews'>;

/** A review after the work, or after a consultation where nobody was hired; published later, when both are known. */
export function review(
  { rows, ids }: Draft,
  { job }: HiredJob,
  by: Side,
  { stars, text, at }: { stars: number; text: string; at: string },
): void {
  const { clientId, professionalId, serviceId = null, reviewBy } = job;
  if (!reviewBy) throw new Error('only a completed job, or a paid consultation, is reviewed');
  const consultationOnly = !job.completedAt;
  const authorId = by === 'client' ? clientId : professionalId;
  const about = aboutOf({ clientId, professionalId, serviceId }, authorId);
  const themes = by === 'client' ? themesIn(text) : [];
  const said = { rating: stars, text, themes, consultationOnly, createdAt: at };
  const hidden = { publishAt: reviewBy, publishedAt: null };
  rows.reviews.push({ id: ids.at(at), jobId: job.id, ...about, authorId, ...said, ...hidden });
}

/** What the demo's clients chose besides their words: what these say. */
const THEME_WORDS: readonly (readonly [ReviewTheme, RegExp])[] = [
  ['CLEAR', /clear|plain|explain|understand|wording|sentence|polite|readable|simple|memo|map/i],
  ['ON_TIME', /on time|early|days? instead|weeks? instead|date|deadline|morning|night|hours? to|before the/i],
  ['GOOD_VALUE', /worth|paid for itself|price|cost|fee|dollar|cheap|saved/i],
  ['CAREFUL', /found|hidden|careful|exact|detail|solid|strong|every|asked/i],
  ['PREPARED', /prepared|read our|questions?|knew|documentation|first call/i],
  ['QUICK_REPLIES', /repl(y|ied)|answer|same day|quick/i],
  ['EASY', /calm|kind|patient|friendly|easy|pleasure|listen/i],
];

const themesIn = (text: string): ReviewTheme[] =>
  THEME_WORDS.filter(([, words]) => words.test(text))
    .map(([theme]) => theme)
    .slice(0, MAX_THEMES);

/** The next review of a client; never repeated. */
export function praiseForClients(): () => { stars: 3 | 4 | 5; text: string } {
  const random = randomFor('praise for clients');
  const pairs = random.some(
    ABOUT_CLIENTS.flatMap((what) => WHAT_FOLLOWS.map((then) => `${what} ${then}`)),
    ABOUT_CLIENTS.length * WHAT_FOLLOWS.length,
  );
  const alone: string[] = random.some(ABOUT_CLIENTS, ABOUT_CLIENTS.length);
  const wishes: string[] = random.some(WITH_A_WISH, WITH_A_WISH.length);
  return () => {
    const wish = random.chance(0.12) ? wishes.pop() : undefined;
    if (wish) return { stars: random.chance(0.2) ? 3 : 4, text: wish };
    const text = (random.chance(0.25) ? alone.pop() : undefined) ?? pairs.pop();
    if (!text) throw new Error('everything has been said');
    return { stars: random.chance(0.12) ? 4 : 5, text };
  };
}

/** Publishes reviews that both have written or whose deadline passed, and counts them. */
export function publishReviews(draft: Draft): void {
  const byJob = Map.groupBy(draft.rows.reviews, ({ jobId }) => jobId);
  for (const written of byJob.values()) {
    for (const each of written) each.publishedAt = publishedAt(draft.hour, each, written);
  }
  // Those of consultations have an average of their own, which is counted when it is asked for.
  const published = draft.rows.reviews.filter(
    ({ publishedAt: at, consultationOnly }) => at !== null && !consultationOnly,
  );
  addRatings(draft.rows.users, published, ({ aboutId }) => aboutId);
  addRatings(draft.rows.services, published, ({ serviceId }) => serviceId ?? null);
}

function publishedAt(now: string, { publishAt }: Review, written: readonly Review[]): string | null {
  const [first, second] = written.map(({ createdAt }) => createdAt).toSorted();
  if (first && second) return second;
  return publishAt <= now ? publishAt : null;
}

type Rated = { id: string; ratingSum?: number | undefined; ratingCount?: number | undefined };

function addRatings(
  rows: Rated[],
  published: readonly Review[],
  whose: (review: Review) => string | null,
): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const each of published) {
    const row = byId.get(whose(each) ?? '');
    if (!row) continue;
    row.ratingSum = (row.ratingSum ?? 0) + each.rating;
    row.ratingCount = (row.ratingCount ?? 0) + 1;
  }
}

const MAX_ANSWERS = 50;

/** How often people came to their consultations. */
function addAttendance({ users, appointments }: Draft['rows']): void {
  const byId = new Map(users.map((user) => [user.id, user]));
  for (const { clientId, professionalId, attendance } of appointments)
    for (const [id, { came, of }] of [
      [clientId, attendance ? COUNTS[attendance].client : NONE],
      [professionalId, attendance ? COUNTS[attendance].professional : NONE],
    ] as const) {
      const user = byId.get(id);
      if (!user) continue;
      user.consultationsAttended = (user.consultationsAttended ?? 0) + came;
      user.consultationsCounted = (user.consultationsCounted ?? 0) + of;
    }
}

const NONE = { came: 0, of: 0 };

/** Completed jobs, response times to invitations, and attendance. */
export function addProfileStats({ rows }: Draft): void {
  addAttendance(rows);
  const profiles = new Map(rows.profiles.map((profile) => [profile.userId, profile]));
  for (const { professionalId, completedAt } of rows.jobs) {
    const profile = profiles.get(professionalId);
    if (profile && completedAt) profile.completedJobs = (profile.completedJobs ?? 0) + 1;
  }
  for (const { professionalId, minutes } of firstAnswers(rows)) {
    const profile = profiles.get(professionalId);
    if (profile) profile.responseMinutes = [...(profile.responseMinutes ?? []), minutes].slice(-MAX_ANSWERS);
  }
}

function firstAnswers(rows: Draft['rows']): { professionalId: string; minutes: number }[] {
  const moves = Map.groupBy(rows.negotiationMoves, ({ negotiationId }) => negotiationId);
  const answers = rows.negotiations
    .filter(({ kind }) => kind === 'INVITE')
    .flatMap(({ id, professionalId, createdAt }) => {
      const answer = moves.get(id)?.find(({ by, action }) => by === 'professional' && action !== 'open');
      return answer ? [{ professionalId, from: createdAt, at: answer.at }] : [];
    });
  return answers
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ professionalId, from, at }) => ({
      professionalId,
      minutes: Math.round((Date.parse(at) - Date.parse(from)) / 60_000),
    }));
}

/** Some time after completion, but not in the future. */
export function soonAfter(completedAt: string, hour: string, share: number): string {
  const away = Math.min(6 * 24 * 60, (Date.parse(hour) - Date.parse(completedAt)) / 60_000);
  return minutesAfter(completedAt, Math.max(1, Math.floor(away * share)));
}
