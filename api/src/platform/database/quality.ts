import { sql, type RawBuilder } from 'kysely';

/**
 * For ranking only (what people see is `ratingJson`): the average rating with two prior reviews of four stars, so that one
 * good review does not beat fifty. Written as the indexes services_best, services_discipline_best and users_best are.
 */
export const bayesianAverage = (alias: string): RawBuilder<number> =>
  sql<number>`((${sql.ref(`${alias}.rating_sum`)} + 8)::float8 / (${sql.ref(`${alias}.rating_count`)} + 2))`;

/** The share of consultations that somebody of `users` came to, with nine of ten before the first, between 0 and 1. */
export const showsUp = (alias: string): RawBuilder<number> =>
  sql<number>`((${sql.ref(`${alias}.consultations_attended`)} + 9)::float8 / (${sql.ref(`${alias}.consultations_counted`)} + 10))`;

/** The average of at least 4.5 stars, as text; null where it's lower. */
export const highRating = (alias: string): RawBuilder<string | null> =>
  sql<string | null>`case when ${sql.ref(`${alias}.rating_sum`)} >= 4.5 * ${sql.ref(`${alias}.rating_count`)}
    then round(${sql.ref(`${alias}.rating_sum`)}::numeric / nullif(${sql.ref(`${alias}.rating_count`)}, 0), 1)::text end`;
