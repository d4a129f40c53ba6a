import { useLocation } from 'react-router';

/** The state of a link that leads to a page in order to suggest another time there: of what, by its id. */
export const otherTimeOf = (id: string) => ({ otherTime: id });

/** Whether the link that led here asked for the picker of another time for this one. */
export function useAsksForOtherTime(id: string): boolean {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'otherTime' in state && state.otherTime === id;
}
