import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { MAY_MOVE } from '../motion.ts';

/**
 * The link of a card in a list. While it leads to its page, or back from it, React Router gives it the class
 * `transitioning`, by which the style sheet lets the card's face become the page's.
 */
export function CardLink(props: ComponentProps<typeof NavLink> & { className?: string }) {
  return <NavLink {...props} viewTransition={MAY_MOVE} />;
}
