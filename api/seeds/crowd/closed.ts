import { daysAfter, hoursAfter } from '../../src/platform/clock.ts';
import { addEmptyProfile } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { createDisciplines } from '../disciplines.ts';
import type { Random } from '../random.ts';

const { categories } = createDisciplines();

/** Accounts that were closed: nameless rows as closing leaves them, and what the professionals among them offered. */
export function addClosed(draft: Draft, count: number, random: Random): void {
  const { rows, ids, hour } = draft;
  for (let number = 0; number < count; number += 1) {
    const createdAt = daysAfter(hour, -random.whole(300, 900));
    const closedAt = daysAfter(createdAt, random.whole(1, 250));
    const role = random.pick(['CLIENT', 'PROFESSIONAL'] as const);
    const id = ids.at(createdAt);
    const email = `closed-${id}@closed.invalid`;
    rows.users.push({ ...nameless, id, email, role, createdAt, disabledAt: closedAt, closedAt });
    if (role === 'CLIENT') continue;
    addEmptyProfile(draft, { id });
    if (random.chance(0.5))
      addRemovedService(draft, id, { createdAt: hoursAfter(createdAt, 5), closedAt }, random);
  }
}

const nameless = {
  firstName: 'Former',
  lastName: 'member',
  displayName: 'Former member',
  timeZone: 'UTC',
  passwordHash: 'closed',
  ratingSum: 0,
  ratingCount: 0,
  consultationsAttended: 0,
  consultationsCounted: 0,
};

interface Ended {
  createdAt: string;
  closedAt: string;
}

function addRemovedService(
  { rows, ids }: Draft,
  professionalId: string,
  { createdAt, closedAt }: Ended,
  random: Random,
): void {
  const { id: categoryId, disciplineId, name } = random.pick(categories);
  rows.services.push({
    id: ids.at(createdAt),
    professionalId,
    title: `${name} for small companies`,
    description: `${name} for companies of up to twenty people, with a call before and after.`,
    disciplineId,
    categoryId,
    skills: [name],
    experience: random.pick([12, 36, 60] as const),
    pricing: 'FIXED',
    priceCents: random.whole(10, 400) * 500,
    consultationMinutes: 30,
    instantBooking: false,
    consultationPriceCents: 0,
    cancellationHours: 24,
    creditConsultation: true,
    images: [],
    active: true,
    createdAt,
    removedAt: closedAt,
    ratingSum: 0,
    ratingCount: 0,
  });
}
