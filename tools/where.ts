// `npm run where -- who may cancel a consultation` prints the rows of docs/where.md that answer best.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

const INDEX = path.join(import.meta.dirname, '..', 'docs', 'where.md');
const SHOWN = 6;
/** Words that questions have, and that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an and are as at be by can could decided do does for from has have how i if in is it its of on or that the their them there they this to was were what when where which who why with'.split(
    ' ',
  ),
);

interface Row {
  id: number;
  question: string;
  file: string;
}

/** Rows of the index: a question and what answers it. */
export function readRows(markdown = readFileSync(INDEX, 'utf8')): Row[] {
  const cells = [...markdown.matchAll(/^\| (.+?) \| (.+) \|$/gm)];
  const rows = cells.map(([, question = '', file = ''], id) => ({ id, question, file }));
  return rows.filter(({ question }) => question !== 'question' && question !== '---');
}

/** What finds rows by the stems of a question's words, best first. */
export function searchIn(rows: readonly Row[]): (asked: string) => Row[] {
  const index = new MiniSearch<Row>({
    fields: ['question', 'file'],
    tokenize: wordsOf,
    processTerm: (word) => (EMPTY.has(word) ? null : stemmer(word)),
    searchOptions: { boost: { question: 3 }, prefix: (stem) => stem.length > 3 },
  });
  index.addAll(rows);
  return (asked) => index.search(asked).flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
}

/** Names of code are several words, and one: “WebSocket” is found as “websocket” and as “socket”; so is what has a hyphen. */
const wordsOf = (text: string) => {
  const joined = [...text.matchAll(/[A-Za-z]+(?:-[A-Za-z]+)+/g)].map(([word]) => word.replaceAll('-', ''));
  const parts = [...text.split(/[^A-Za-z0-9]+/).filter(Boolean), ...joined];
  const words = parts.flatMap((part) => {
    const within = part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').split(' ');
    return within.length > 1 ? [part, ...within] : within;
  });
  return words.map((word) => word.toLowerCase());
};

if (import.meta.main) {
  const found = searchIn(readRows())(process.argv.slice(2).join(' '));
  for (const { question, file } of found.slice(0, SHOWN)) console.log(`${question}\n    ${file}`);
  if (found.length === 0) console.log('Nothing found. Use other words, or search the code.');
}
