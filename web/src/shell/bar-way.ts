/** How a way in the top bar looks; narrow screens have it in their menu. */
export const barWay = 'hidden md:block hover:text-ink aria-[current=page]:text-ink';
