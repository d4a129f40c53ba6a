import { sql, type RawBuilder } from 'kysely';

/**
 * That the person with this id has not been disabled: what is theirs is then neither offered nor sought. Never as `not in`:
 * that reads everybody who is gone for each page, however many they are.
 */
export const isEnabled = (userId: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from users gone where gone.id = ${userId} and gone.disabled_at is not null)`;
