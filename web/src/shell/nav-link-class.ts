/** The style of a link in the top bar; narrow screens have it in their menu. */
export const navLinkClass = 'hidden md:block hover:text-ink aria-[current=page]:text-ink';
