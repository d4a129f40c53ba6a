/** Who may call an endpoint. `public`: anybody; `cookie`: the holder of the refresh cookie; `any`: anybody signed in. */
export const ROLES = ['CLIENT', 'PROFESSIONAL', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];
export type Access = 'public' | 'cookie' | 'any' | readonly Role[];

/** The access as one word for documents: `public`, `cookie`, `any` or roles joined by a comma. */
export function accessText(access: Access): string {
  return typeof access === 'string' ? access : access.join(',');
}

/** Whether this access lets a person of that role in (null = not signed in). The cookie is checked by its endpoint. */
export function allowsAccess(access: Access, role: Role | null): boolean {
  if (access === 'public' || access === 'cookie') return true;
  if (role === null) return false;
  return access === 'any' || access.includes(role);
}
