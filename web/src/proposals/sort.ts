export const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Lowest price' },
  { value: 'days', label: 'Fewest days' },
  { value: 'rating', label: 'Best rated' },
  { value: 'soonest', label: 'Soonest talk' },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** The order an address asks for; the newest first when it asks for none that we know. */
export function sortIn(search: URLSearchParams): Sort {
  return SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'newest';
}
