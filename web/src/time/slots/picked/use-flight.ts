import { useLayoutEffect, useRef } from 'react';
import { MAY_MOVE } from '../../../ui/motion.ts';

const FLIGHT_MS = 200;

/** Lets an element that names a picked time come from the button with that time, for the eye to follow. */
export function useFlight<T extends HTMLElement>(time: string | undefined) {
  const landing = useRef<T>(null);
  // What was picked before the page was shown stays where it is.
  const last = useRef(time);
  useLayoutEffect(() => {
    if (time === last.current) return;
    last.current = time;
    const to = landing.current;
    const from = document.querySelector(`[data-slot="${time}"]`)?.getBoundingClientRect();
    if (!MAY_MOVE || !to?.checkVisibility() || !from) return;
    const { left, top } = to.getBoundingClientRect();
    const start = { transform: `translate(${from.left - left}px, ${from.top - top}px)`, opacity: 0.4 };
    to.animate([start, {}], { duration: FLIGHT_MS, easing: 'ease-out' });
  }, [time]);
  return landing;
}
