import { clearCompared } from './compare/compared.ts';
import { forgetSeen } from './seen-services.ts';

/** What somebody has looked at and picked to compare is nothing for the next person at this computer. */
export function forgetLookedAt(): void {
  forgetSeen();
  clearCompared();
}
