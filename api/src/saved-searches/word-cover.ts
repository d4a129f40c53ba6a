/** Keys of which each document that a search finds has at least one, and how many documents of a thousand have any. */
export interface Cover {
  keys: string[];
  share: number;
}

/** How many of a thousand documents have a word, one that begins so, and the id of a category or discipline. */
const WORD = 10;
const BEGINNING = 30;
const ID = 60;

/** The cover of a tsquery in PostgreSQL's own text; null where something can be found without any word. */
export function coverOf(tsquery: string): [Cover] | null {
  const tokens = tokensOf(tsquery);
  const cover = either(tokens);
  if (tokens.length > 0) throw new Error(`not a tsquery: ${tsquery}`);
  return cover && [cover];
}

type Found = Cover | null;

/** Of `a | b` one or the other is there. */
function either(tokens: string[]): Found {
  let found = both(tokens);
  while (tokens[0] === '|') {
    tokens.shift();
    const other = both(tokens);
    found = found &&
      other && { keys: [...new Set([...found.keys, ...other.keys])], share: found.share + other.share };
  }
  return found;
}

/** Of `a & b` and `a <-> b` the rarer is enough. */
function both(tokens: string[]): Found {
  let found = single(tokens);
  while (tokens[0] === '&' || tokens[0]?.startsWith('<')) {
    tokens.shift();
    found = rarer(found, single(tokens));
  }
  return found;
}

const rarer = (one: Found, other: Found) =>
  one && other ? (other.share < one.share ? other : one) : (one ?? other);

function single(tokens: string[]): Found {
  const token = tokens.shift() ?? '';
  if (token === '!') return single(tokens) && null;
  if (token !== '(') return ofWord(token);
  const inner = either(tokens);
  if (tokens.shift() !== ')') throw new Error('a tsquery with an open bracket');
  return inner;
}

function ofWord(token: string): Cover {
  const [, quoted = '', weights = ''] = /^'((?:[^']|'')*)'(:[*A-D]+)?$/.exec(token) ?? [];
  if (quoted === '') throw new Error(`not a word of a tsquery: ${token}`);
  const lexeme = quoted.replaceAll("''", "'").replaceAll('\\\\', '\\');
  if (weights.includes('*')) return { keys: [`begins:${lexeme}`], share: BEGINNING };
  return { keys: [`word:${lexeme}`], share: lexeme.startsWith('#') ? ID : WORD };
}

function tokensOf(tsquery: string): string[] {
  return tsquery.match(/'(?:[^']|'')*'(?::[*A-D]+)?|<(?:-|\d+)>|[&|!()]/g) ?? [];
}
