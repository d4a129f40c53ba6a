import { email as emailField } from '@parley/contract/fields.ts';
import { password as passwordField } from '@parley/contract/auth/schemas.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { checkPassword } from './passwords/check-password.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { insertUser } from './queries.ts';

interface NewAdmin {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** Creates an admin, which sign-up cannot; for the command line. Returns the user's id. */
export async function createAdmin(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { password, ...person }: NewAdmin,
): Promise<string> {
  const email = emailField.parse(person.email);
  checkPassword('password', passwordField.parse(password), person);
  const passwordHash = await hashPassword(password);
  const createdAt = clock.instant();
  const rest = { id: newId(), role: 'ADMIN', timeZone: 'UTC', passwordHash, createdAt } as const;
  const { id } = await insertUser(db, { ...person, ...rest, email });
  return id;
}
