import type { Hours } from '@parley/contract/availability/free-slots.ts';
import type { Draft } from './draft.ts';
import { rulesOf } from './hours.ts';
import type { Offer } from './people/professional.ts';
import type { Row } from './rows.ts';

/** The set of hours of a service; its id, null for the usual hours. */
export function addHourSet(
  { rows, ids }: Draft,
  { professionalId, createdAt }: { professionalId: string; createdAt: string },
  set: Offer['set'],
): string | null {
  if (!set) return null;
  const id = ids.at(createdAt);
  rows.hourSets.push({ id, professionalId, name: set.name, createdAt });
  for (const { weekday, from, to } of rulesOf(set.hours))
    rows.hourRules.push({ professionalId, setId: id, weekday, fromMinute: from, toMinute: to });
  return id;
}

interface Pro {
  id: string;
  hours: Hours;
  services: readonly { offer: Offer; row: Row<'services'> }[];
}

/** The same professional in the hours of one of their services. */
export function inHoursOf<P extends Pro>(pro: P, service: Row<'services'>): P {
  const set = pro.services.find(({ row }) => row.id === service.id)?.offer.set;
  return set ? { ...pro, hours: { ...pro.hours, rules: rulesOf(set.hours) } } : pro;
}

/** The free times of each set, by the same special dates, rules and bookings as the usual ones. */
export function freeTimesOfSets({ agenda }: Draft, pro: Pro): Row<'freeTimes'>[] {
  return pro.services.flatMap(({ row }) => {
    const { hourSetId: setId = null, professionalId } = row;
    if (setId === null) return [];
    return agenda.free(inHoursOf(pro, row)).map(({ from, to, ...starts }) => ({
      professionalId,
      setId,
      during: `[${from},${to})`,
      ...starts,
    }));
  });
}
