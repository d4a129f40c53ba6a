import type { Background } from '../platform/background/background.ts';
import { keepSearchWords } from '../platform/search/keep-words.ts';
import { addUpCounts } from './counts/queries.ts';

export const background: Background = {
  sweeps: [({ db }) => addUpCounts(db), ({ db }) => keepSearchWords(db)],
};
