import { sql, type RawBuilder } from 'kysely';

/**
 * SQL: the user under this id is not disabled. `not exists`, because `not in` would read every disabled user for each
 * page.
 */
export const isEnabled = (userId: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from users gone where gone.id = ${userId} and gone.disabled_at is not null)`;
