import { type Side, SIDES } from '@parley/contract/sides.ts';

interface Parties {
  clientId: string;
  professionalId: string;
}

/** The user of a side as the recipient, and the other user. */
export function recipientAt({ clientId, professionalId }: Parties, side: Side): { to: string; from: string } {
  return side === 'client' ? { to: clientId, from: professionalId } : { to: professionalId, from: clientId };
}

/** The other side; both if neither of them acted. */
export function recipients(by: string): readonly Side[] {
  if (by === 'client') return ['professional'];
  if (by === 'professional') return ['client'];
  return SIDES;
}
