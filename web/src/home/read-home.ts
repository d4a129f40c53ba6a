import { t } from '@lingui/core/macro';
import { totalText } from '@parley/contract/numbers.ts';
import type { HireStory } from '@parley/contract/reviews/hire-stories.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { Api } from '../platform/api-server.ts';
import { currentNow } from '../platform/now.ts';
import { browserZone } from '../platform/zone.ts';
import { timeText } from '../time/format.ts';
import { pickAvailableSoon } from './pick-available-soon.ts';
import { pickMoment } from './pick-moment.ts';
import { exampleShare } from './words/example-share.ts';
import { hireSteps } from './words/hire-steps.ts';
import { momentInWords } from './words/moment-words.ts';
import { postingRow } from './words/posting-rows.ts';
import { reasons } from './words/reasons.ts';
import { soonRow } from './words/soon-rows.ts';
import { storyFor } from './words/story-words.ts';

/** How many of the soonest to pick from. */
const CANDIDATES = 24;
const POSTINGS = 4;

/**
 * What the home page says of people, times and hires to a reader in this zone, in words: the page itself, which has the
 * headline, only lays it out, so that a visitor's browser loads little script.
 */
export async function readHome(api: Api, zone: string, now: string) {
  const [disciplines, soonest, stories, postings] = await Promise.all([
    api('GET /api/discipline', {}),
    api('GET /api/users/professional/all', { query: { sort: 'soonest', limit: CANDIDATES } }),
    api('GET /api/review/stories', {}),
    api('GET /api/job/jobPosting/all', { query: { sort: 'newest', limit: POSTINGS } }),
  ]);
  const candidates = soonest.ok ? soonest.data.items : [];
  const told = stories.ok ? stories.data : [];
  const rows = pickAvailableSoon(candidates, zone, now).map((card) => soonRow(card, zone, now));
  const [city, time] = [cityOf(zone), timeText(now, zone)];
  return {
    zone,
    clock: t`Your time, ${city} · ${time}`,
    disciplines: disciplines.ok
      ? disciplines.data.map(({ id, name, serviceCount }) => ({ id, name, serviceCount }))
      : [],
    moment: momentOf(candidates, told, { zone, now }),
    hire: hireSteps(told[0]),
    stories: told.map((story) => storyFor('client', story)),
    reasons: reasons(bestKnown(candidates)),
    soon: soonest.ok ? { ...soonest, data: rows } : soonest,
    postings: postings.ok
      ? { ...postings, data: postings.data.items.map((each) => postingRow(each, now)) }
      : postings,
    totalPostings: postings.ok && postings.data.total > POSTINGS ? totalText(postings.data.total) : null,
    share: exampleShare(),
  };
}

/** The same for the reader of this browser. */
export const readHomeInBrowser = (api: Api) => readHome(api, browserZone(), currentNow());

/** With a client who has hired here, or else with the reader. */
function momentOf(
  candidates: readonly ProfessionalCard[],
  stories: readonly HireStory[],
  { zone, now }: { zone: string; now: string },
) {
  const client = stories.find((story) => story.client.avatarUrl !== null)?.client ?? null;
  const whose = client?.timeZone ?? zone;
  const moment = pickMoment(candidates, whose, now);
  return moment && momentInWords(moment, client, whose);
}

/** Of those who are shown, whose consultations have counted most often. */
function bestKnown(candidates: readonly ProfessionalCard[]) {
  const known = candidates.flatMap(({ displayName, attendance }) =>
    attendance ? [{ displayName, ...attendance }] : [],
  );
  return known.toSorted((one, other) => other.of - one.of)[0] ?? null;
}
