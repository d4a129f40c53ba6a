/** Who may call an endpoint. `public`: anybody; `cookie`: the holder of the refresh cookie; `any`: anybody signed in. */
export const ROLES = ['CLIENT', 'PROFESSIONAL', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];
export type Access = 'public' | 'cookie' | 'any' | readonly Role[];

/** The access as text for documents: `public`, `cookie`, `any` or comma-separated roles. */
export function accessText(access: Access): string {
  return typeof access === 'string' ? access : access.join(',');
}

/** Whether this role (null: not signed in) has access; the endpoint itself checks the cookie. */
export function allowsAccess(access: Access, role: Role | null): boolean {
  if (access === 'public' || access === 'cookie') return true;
  if (role === null) return false;
  return access === 'any' || access.includes(role);
}
