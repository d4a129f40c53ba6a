import type { Service } from '@parley/contract/services/schemas.ts';

type Compared = Pick<Service, 'id' | 'pricing' | 'priceCents' | 'rating'> & {
  professional: Pick<Service['professional'], 'nextAvailableAt'>;
};

/** Which of several stands out in what; null where two are alike, or can't be compared. */
export function bestOf(services: readonly Compared[]) {
  const isOneKind = new Set(services.map(({ pricing }) => pricing)).size === 1;
  return {
    price: isOneKind ? firstOf(services, ({ priceCents }) => priceCents) : null,
    soonest: firstOf(services, ({ professional: { nextAvailableAt } }) =>
      nextAvailableAt === null ? null : Date.parse(nextAvailableAt),
    ),
    rating: firstOf(services, ({ rating: { average } }) => (average === null ? null : -average)),
  };
}

/** The one with the least; null without one, or with two. */
function firstOf<S extends { id: string }>(all: readonly S[], of: (one: S) => number | null): string | null {
  if (all.length < 2) return null;
  const [first, second] = all
    .flatMap((one) => {
      const value = of(one);
      return value === null ? [] : [{ id: one.id, value }];
    })
    .toSorted((one, other) => one.value - other.value);
  return first && first.value !== second?.value ? first.id : null;
}
