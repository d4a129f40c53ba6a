import { sql, type RawBuilder } from 'kysely';

/** Instants inside JSON in the driver's format: ISO 8601, UTC, milliseconds. */
export const isoText = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same of an array of instants, in its order. */
export const isoTexts = (instants: RawBuilder<unknown>) =>
  sql<string[]>`(select coalesce(json_agg(${isoText(sql`each.at`)} order by each.number), '[]')
    from unnest(${instants}) with ordinality each (at, number))`;
