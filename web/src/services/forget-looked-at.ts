import { clearCompared, removeCompared } from './compare/compared.ts';
import { forgetSeen, removeSeen } from './seen-services.ts';

/** What somebody has looked at and picked to compare is nothing for the next person at this computer. */
export function forgetLookedAt(): void {
  forgetSeen();
  clearCompared();
}

/** A service that is paused or gone leads nowhere. */
export function forgetService(id: string): void {
  removeSeen(id);
  removeCompared(id);
}
