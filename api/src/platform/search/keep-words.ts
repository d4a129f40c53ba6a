import type { Db } from '../database/db.ts';
import { addUpSearchWords } from './queries.ts';

/** So many notes of words are added up at a time. */
const AT_ONCE = 20_000;

/** Keeps the words that a typing error can mean; how many notes were taken, if there may be more. */
export async function keepSearchWords(db: Db): Promise<number> {
  const noted = await addUpSearchWords(db, AT_ONCE);
  return noted < AT_ONCE ? 0 : noted;
}
