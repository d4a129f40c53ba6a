import { msg } from '@lingui/core/macro';
export const SORTS = [
  { value: 'newest', label: msg`Newest first` },
  { value: 'price', label: msg`Lowest price` },
  { value: 'days', label: msg`Fewest days` },
  { value: 'rating', label: msg`Best rated` },
  { value: 'soonest', label: msg`Soonest consultation` },
] as const;
export type Sort = (typeof SORTS)[number]['value'];

/** The sort order in the URL; newest first by default. */
export function sortIn(search: URLSearchParams): Sort {
  return SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'newest';
}
