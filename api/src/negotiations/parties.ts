export type Side = 'client' | 'professional';

/** Which side of a talk this person is on; the rows they do not belong to are never read for them. */
export function sideOf(talk: { clientId: string }, userId: string): Side {
  return talk.clientId === userId ? 'client' : 'professional';
}

export const otherSide = (side: Side): Side => (side === 'client' ? 'professional' : 'client');

/** A side as the contract writes it where it says whose move it is. */
export const turnOf = (side: Side): 'CLIENT' | 'PROFESSIONAL' =>
  side === 'client' ? 'CLIENT' : 'PROFESSIONAL';
