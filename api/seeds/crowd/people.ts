import { PROFESSIONALS } from '../people/everybody.ts';
import type { Offer, Professional, Quote } from '../people/professional.ts';
import { addressOf } from '../cast.ts';
import { createDisciplines } from '../disciplines.ts';
import type { Random } from '../random.ts';
import { WHAT_FOLLOWS } from '../story/reviews.ts';
import { PLACES, type Place } from './places.ts';
import { BIOS, FOR_WHOM, HEADLINES, HOW_IT_GOES, PRAISE, PRAISE_WITH_A_WISH, WAYS, WEEKS } from './words.ts';

const disciplineOf = new Map<string, string>(
  createDisciplines().categories.map(({ name, disciplineId }) => [name, disciplineId]),
);
const OFFERS = PROFESSIONALS.flatMap(({ offers, pitch }) => offers.map((offer) => ({ offer, pitch })));
const BY_DISCIPLINE = [...Map.groupBy(OFFERS, ({ offer }) => disciplineOf.get(offer.category)).values()];

/** How many of the crowd have been hired before, and the most quotes that one of them got. */
const HIRED_BEFORE = 0.15;
const MOST_QUOTES = 2;

export interface Named {
  first: string;
  last: string;
  email: string;
  place: Place;
  city: string;
  zone: string;
}

/** Somebody with a name of their country, and an address that nobody else has. */
export function somebody(random: Random, domain: string, number: number): Named {
  const place = random.pick(PLACES);
  const { firsts, lasts } = random.pick(place.names);
  const [first, last] = [random.pick(firsts), random.pick(lasts)];
  const [city, zone] = random.pick(place.cities);
  return {
    first,
    last,
    email: addressOf(domain, first, last).replace('@', `.${number}@`),
    place,
    city,
    zone,
  };
}

/** One of the crowd, with this many services of one trade. */
export function professional(random: Random, number: number, services: number): Professional {
  const { first, last, email, place, city, zone } = somebody(random, 'crowd', number);
  const trade = random.pick(BY_DISCIPLINE);
  const { offer, pitch } = random.pick(trade);
  const experience = random.pick([12, 36, 36, 60] as const);
  const quotes = random.chance(HIRED_BEFORE) ? random.whole(1, MOST_QUOTES) : 0;
  return {
    name: [first, last],
    email,
    country: place.country,
    zone,
    headline: about(random.pick(HEADLINES), offer.category),
    bio: [
      about(random.pick(BIOS), offer.category)
        .replace('{city}', city)
        .replace('{years}', `${random.whole(2, 5) + experience / 12}`),
      ...random.some(WAYS, 2),
    ].join(' '),
    pitch,
    languages: ['English', ...(place.language ? [place.language] : [])],
    experience,
    since: random.whole(440, 1500),
    rate: random.whole(4, 30) * 5,
    hours: random.pick(WEEKS),
    notice: random.pick([60, 120, 120, 180, 720, 1440]),
    offers: Array.from({ length: services }, (_, index) =>
      service(random, index === 0 ? offer : random.pick(trade).offer, index === 0 ? quotes : 0),
    ),
  };
}

/** "Contract drafting and review" begins small inside a sentence, "CV and portfolio review" doesn't. */
function about(sentence: string, category: string): string {
  const isFirst = sentence.startsWith('{category}') || !/^[A-Z][a-z]/.test(category);
  const named = isFirst ? category : `${category.slice(0, 1).toLowerCase()}${category.slice(1)}`;
  return sentence.replace('{category}', named);
}

const LONGEST_TITLE = 120;

/** A service like this one, for other clients at another price. */
function service(random: Random, like: Offer, quotes: number): Offer {
  const title = `${like.title} ${random.pick(FOR_WHOM)}`;
  return {
    title: title.length > LONGEST_TITLE ? like.title : title,
    about: [like.about, ...random.some(HOW_IT_GOES, random.whole(1, 3))].join(' '),
    category: like.category,
    skills: like.skills.length > 2 && random.chance(0.4) ? random.some(like.skills, 2) : like.skills,
    price: Math.max(5, Math.round((like.price * (0.5 + 1.3 * random.next())) / 5) * 5),
    ...(like.hourly && { hourly: like.hourly }),
    consultationMinutes: random.pick([15, 30, 30, 30, 45, 60] as const),
    instant: random.chance(0.2),
    ...(random.chance(0.1) && { consultationPrice: random.whole(2, 16) * 5 }),
    said: Array.from({ length: quotes }, () => quote(random)),
  };
}

function quote(random: Random): Quote {
  if (random.chance(0.12)) return [random.pick([3, 4, 4] as const), random.pick(PRAISE_WITH_A_WISH)];
  return [random.pick([4, 5, 5, 5, 5] as const), `${random.pick(PRAISE)} ${random.pick(WHAT_FOLLOWS)}`];
}
