import type { Role } from '@parley/contract/access.ts';
import type { FreeStretch, Hours } from '@parley/contract/availability/free-slots.ts';
import { NO_WORKING_RULES } from '@parley/contract/availability/working-rules.ts';
import { countryCode } from './country-code.ts';
import { daysAfter, hoursAfter } from '../src/platform/clock.ts';
import type { Draft } from './draft.ts';
import { addHourSet, freeTimesOfSets } from './hour-sets.ts';
import { rulesOf, slotOf } from './hours.ts';
import { at, randomFor, type Random } from './random.ts';
import type { Row } from './rows.ts';
import type { Offer, Professional } from './people/professional.ts';

/** A seeded user. */
export interface Person {
  id: string;
  first: string;
  display: string;
  email: string;
  zone: string;
  createdAt: string;
}
export interface Pro extends Person {
  pitch: string;
  rateCents: number;
  hours: Hours;
  noticeMinutes: number;
  accountId: string;
  disciplineIds: string[];
  services: Service[];
}
export interface Service {
  offer: Offer;
  row: Row<'services'>;
}

const NOTICE = 120;

interface Account {
  first: string;
  last: string;
  zone: string;
  email: string;
  role: Role;
  createdAt: string;
}

export function addPerson(
  { rows, ids }: Draft,
  passwordHash: string,
  { first, last, zone, ...account }: Account,
): Person {
  const id = ids.at(account.createdAt);
  const display = `${first} ${last}`;
  rows.users.push({
    id,
    ...account,
    firstName: first,
    lastName: last,
    displayName: display,
    timeZone: zone,
    passwordHash,
    ratingSum: 0,
    ratingCount: 0,
    consultationsAttended: 0,
    consultationsCounted: 0,
  });
  return { id, first, display, zone, email: account.email, createdAt: account.createdAt };
}

/** "Nguyễn Thu Hà" → "nguyen.thu.ha@people.parley.test". */
export function addressOf(domain: string, ...names: string[]): string {
  const plain = names.join(' ').normalize('NFD').replaceAll('đ', 'd').replaceAll('ł', 'l');
  const words = plain
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .split(/[ -]+/);
  return `${words.join('.')}@${domain}.parley.test`;
}

/** A professional with profile, hours, payouts and services. */
export function addProfessional(draft: Draft, passwordHash: string, who: Professional): Pro {
  const [first, last] = who.name;
  const random = randomFor(`professional ${first} ${last}`);
  const email = who.email ?? addressOf('people', first, last);
  const since = isNew(who) ? random.whole(9, 20) : random.whole(440, 900);
  const createdAt = daysAfter(draft.hour, -(who.since ?? since));
  const account = { first, last, zone: who.zone, email, role: 'PROFESSIONAL' as const, createdAt };
  const person = addPerson(draft, passwordHash, account);
  const services = who.offers.map((offer, index) => addService(draft, person, who, { offer, index }, random));
  const categories = new Set(services.map(({ row }) => row.categoryId));
  for (const categoryId of categories) draft.rows.profileCategories.push({ userId: person.id, categoryId });
  addProfile(draft, person, who);
  return {
    ...person,
    pitch: who.pitch,
    rateCents: who.rate * 100,
    hours: addHours(draft, person, who, random),
    noticeMinutes: who.notice ?? NOTICE,
    accountId: addPayouts(draft, person, who),
    disciplineIds: [...new Set(services.map(({ row }) => row.disciplineId))],
    services,
  };
}

const isNew = (who: Professional) => who.offers.every(({ said }) => said.length === 0);

function addProfile({ rows }: Draft, { id }: Person, who: Professional): void {
  rows.profiles.push({
    userId: id,
    headline: who.headline,
    bio: who.bio,
    country: countryCode(who.country),
    languages: [...who.languages],
    experience: who.experience,
    skills: [...new Set(who.offers.flatMap(({ skills }) => skills))],
    hourlyRateCents: who.rate * 100,
    links: [],
    initialised: true,
    payoutsEnabled: true,
    completedJobs: 0,
    responseMinutes: [],
  });
}

/** A user who has only signed up. */
export function addEmptyProfile({ rows }: Draft, { id }: Pick<Person, 'id'>): void {
  rows.profiles.push({
    userId: id,
    headline: '',
    bio: '',
    country: null,
    languages: [],
    experience: null,
    skills: [],
    hourlyRateCents: null,
    links: [],
    initialised: false,
    payoutsEnabled: false,
    completedJobs: 0,
    responseMinutes: [],
  });
}

function addService(
  draft: Draft,
  { id: professionalId, createdAt }: Person,
  { experience, offers }: Professional,
  { offer, index }: { offer: Offer; index: number },
  random: Random,
): Service {
  const { id: categoryId, disciplineId } = draft.category(offer.category);
  const since = index === 0 ? daysAfter(createdAt, random.whole(1, 6)) : laterIn(draft, offer, random);
  const at = hoursAfter(since, offers.length);
  const row: Row<'services'> = {
    id: draft.ids.at(at),
    professionalId,
    title: offer.title,
    description: offer.about,
    disciplineId,
    categoryId,
    skills: [...offer.skills],
    experience,
    pricing: offer.hourly ? 'HOURLY' : 'FIXED',
    priceCents: offer.price * 100,
    consultationMinutes: offer.consultationMinutes,
    instantBooking: offer.instant ?? false,
    consultationPriceCents: (offer.consultationPrice ?? 0) * 100,
    cancellationHours: 24,
    creditConsultation: true,
    images: [],
    hourSetId: addHourSet(draft, { professionalId, createdAt: at }, offer.set),
    active: true,
    createdAt: at,
    ratingSum: 0,
    ratingCount: 0,
  };
  draft.rows.services.push(row);
  return { offer, row };
}

/** Later services have fewer reviews. */
function laterIn({ hour }: Draft, { said }: Offer, random: Random): string {
  return daysAfter(hour, said.length > 1 ? -random.whole(250, 420) : -random.whole(40, 300));
}

function addHours({ rows, hour }: Draft, { id }: Person, who: Professional, random: Random): Hours {
  const rules = rulesOf(who.hours);
  const dates = datesOf(hour, random);
  rows.hourRules.push(
    ...rules.map(({ weekday, from, to }) => ({
      professionalId: id,
      setId: null,
      weekday,
      fromMinute: from,
      toMinute: to,
    })),
  );
  rows.hourDates.push(...dates.map(({ date, slots }) => ({ professionalId: id, date, slots })));
  return { timeZone: who.zone, rules, dates, working: { ...NO_WORKING_RULES, ...who.working } };
}

/** Date overrides: a short leave, a Saturday in exchange. */
function datesOf(hour: string, random: Random): Hours['dates'] {
  const date = (days: number) => daysAfter(hour, days).slice(0, 10);
  if (random.chance(0.45)) return [];
  const leave = random.whole(4, 40);
  const away = Array.from({ length: random.whole(1, 3) }, (_, day) => ({
    date: date(leave + day),
    slots: [],
  }));
  const other = { date: date(leave - 2), slots: [slotOf(random.pick(['10-14', '16-20', '7:30-11']))] };
  return random.chance(0.5) ? [other, ...away] : away;
}

function addPayouts({ rows, ids, outside }: Draft, person: Person, { country }: Professional): string {
  const { id, email, createdAt } = person;
  const processorId = ids.processor('acct');
  rows.payoutAccounts.push({
    professionalId: id,
    processorId,
    status: 'ENABLED',
    payoutsEnabled: true,
    requirements: [],
    updatedAt: daysAfter(createdAt, 1),
  });
  outside.accounts.push({ id: processorId, userId: id, email, country: countryCode(country), enabled: true });
  return processorId;
}

/** Stores hours and free times, after all bookings are known. */
export function addFreeTimes(draft: Draft, pros: readonly Pro[]): void {
  const { rows, agenda, now } = draft;
  for (const pro of pros) {
    const free = agenda.free(pro);
    rows.hours.push({
      professionalId: pro.id,
      timeZone: pro.hours.timeZone,
      minimumNoticeMinutes: pro.noticeMinutes,
      ...pro.hours.working,
      computedUntil: agenda.freeUntil,
      ...nextStart(free, pro, now),
    });
    for (const { from, to, ...starts } of free)
      rows.freeTimes.push({ professionalId: pro.id, setId: null, during: `[${from},${to})`, ...starts });
    rows.freeTimes.push(...freeTimesOfSets(draft, pro));
  }
}

/** For somebody without a service. */
const USUAL_MINUTES = 30;
const MINUTE_MS = 60_000;

/** The first free time that is long enough and can still be booked after the notice, as the product keeps it. */
function nextStart(free: readonly FreeStretch[], { services, noticeMinutes }: Pro, now: string) {
  const lengths = services.filter(({ row }) => row.active).map(({ row }) => row.consultationMinutes);
  const minutes = lengths.length > 0 ? Math.min(...lengths) : USUAL_MINUTES;
  const earliest = Date.parse(now) + noticeMinutes * MINUTE_MS;
  for (const { from, to, stepMinutes, phaseMinutes } of free) {
    const [step, phase] = [stepMinutes * MINUTE_MS, phaseMinutes * MINUTE_MS];
    const isFine = stepMinutes === 15;
    const first = isFine ? Date.parse(from) : Math.max(Date.parse(from), earliest);
    const start = Math.ceil((first + phase) / step) * step - phase;
    const last = Math.floor((Date.parse(to) - minutes * MINUTE_MS + phase) / step) * step - phase;
    const until = (isFine ? last : start) - noticeMinutes * MINUTE_MS;
    if (start <= last && last >= earliest)
      return { nextFrom: new Date(start).toISOString(), bookUntil: new Date(until).toISOString() };
  }
  return { nextFrom: null, bookUntil: null };
}

/** By category, else by discipline, else the first. */
export function serviceFor({ services }: Pro, categoryId: string, disciplineId: string): Service {
  return (
    services.find(({ row }) => row.categoryId === categoryId) ??
    services.find(({ row }) => row.disciplineId === disciplineId) ??
    at(services, 0)
  );
}
