import type { Db } from '../platform/db.ts';

export interface Name {
  displayName: string;
  firstName: string;
  email: string;
  timeZone: string;
}

export async function findName(db: Db, userId: string): Promise<Name | undefined> {
  return db
    .selectFrom('users')
    .select(['displayName', 'firstName', 'email', 'timeZone'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
