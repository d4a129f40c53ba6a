export type Piece = { text: string } | { href: string };

// Punctuation after a URL usually ends the sentence.
const ADDRESS = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’”]/g;

/** Splits typed text into paragraphs of text and URLs. Only http(s) URLs become links. Lines keep their indentation: it may be code. */
export function paragraphsOf(typed: string): Piece[][] {
  return typed
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^\s*\n/, '').trimEnd())
    .filter((paragraph) => paragraph !== '')
    .map(piecesOf);
}

function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: href, index } of paragraph.matchAll(ADDRESS)) {
    if (index > end) pieces.push({ text: paragraph.slice(end, index) });
    pieces.push({ href });
    end = index + href.length;
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}
