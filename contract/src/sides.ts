import type { Role } from './access.ts';

/** The two sides of a negotiation or a job. */
export const SIDES = ['client', 'professional'] as const;
export type Side = (typeof SIDES)[number];

/** The roles with a side; API and columns name a side by its role. */
export const SIDE_ROLES = ['CLIENT', 'PROFESSIONAL'] as const satisfies readonly Role[];
export type SideRole = (typeof SIDE_ROLES)[number];

export const otherSide = (side: Side): Side => (side === 'client' ? 'professional' : 'client');

/** A side's name in the API and in columns. */
export const roleOf = (side: Side): SideRole => (side === 'client' ? 'CLIENT' : 'PROFESSIONAL');

/** Null for admins and visitors. */
export function sideOfRole(role: SideRole): Side;
export function sideOfRole(role: Role | null | undefined): Side | null;
export function sideOfRole(role: Role | null | undefined): Side | null {
  if (role === 'CLIENT') return 'client';
  return role === 'PROFESSIONAL' ? 'professional' : null;
}

/** For somebody known to be one of the two. */
export const sideOf = ({ clientId }: { clientId: string }, userId: string): Side =>
  clientId === userId ? 'client' : 'professional';

/** The person on the other side. */
export function otherOf<P, Q>(pair: { client: P; professional: Q }, side: Side): P | Q {
  return side === 'client' ? pair.professional : pair.client;
}
