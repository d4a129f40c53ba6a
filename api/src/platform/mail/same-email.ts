import { sql } from 'kysely';

/** Whether a row's `email` is this one: upper and lower case make no difference, just as in the indexes. */
export const sameEmail = (email: string | null) => sql<boolean>`lower(email) = lower(${email})`;
