import { sql, type RawBuilder } from 'kysely';

/** Those that people and their phones write; each is looked for as any of them. */
const APOSTROPHES = /['’‘ʼ´`]/g;

/** What was typed as a pattern of `ilike`, to be found as it is. */
export const literalPattern = (typed: string) =>
  typed.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(APOSTROPHES, '_');

/** What such a pattern says for certain. */
export const segmentsOf = (typed: string) => typed.split(APOSTROPHES);

/** Without accents, as an index may have it. */
export const plain = (text: RawBuilder<unknown>) => sql<string>`plain_text(${text})`;

/** The same where no index helps: most text is ASCII, and sooner seen to be. */
export const plainly = (text: RawBuilder<unknown>) =>
  sql<string>`case when octet_length(${text}) = length(${text}) then ${text} else ${plain(text)} end`;

/**
 * Whether a text has what was typed, whatever its accents, case and apostrophes. No index has it. The pattern is a query
 * of its own, so that it is made once and not for each row.
 */
export const has = (text: RawBuilder<unknown>, typed: string) =>
  sql<boolean>`${plainly(text)} ilike (select ${plain(sql`${`%${literalPattern(typed)}%`}`)})`;
