/** A signed-in user, for tests. */
export const ana = {
  id: '0191c1a0-0000-7000-8000-000000000001',
  email: 'ana@example.test',
  firstName: 'Ana',
  displayName: 'Ana Rincón',
  role: 'PROFESSIONAL',
} as const;
