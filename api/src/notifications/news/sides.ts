import { type Side, SIDES } from '@parley/contract/sides.ts';

interface Parties {
  clientId: string;
  professionalId: string;
}

/** Who one side is, as the reader, and whom they read of. */
export function recipientAt({ clientId, professionalId }: Parties, side: Side): { to: string; from: string } {
  return side === 'client' ? { to: clientId, from: professionalId } : { to: professionalId, from: clientId };
}

/** Who hears of what one of them did: the other side; both when it was nobody. */
export function recipients(by: string): readonly Side[] {
  if (by === 'client') return ['professional'];
  if (by === 'professional') return ['client'];
  return SIDES;
}
