export type Piece = { text: string } | { href: string };

// What ends a sentence is rarely a part of the address before it.
const ADDRESS = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’”]/g;

/** The paragraphs of a typed text, each in pieces of words and web addresses. Only http(s) ever becomes a link. */
export function paragraphsOf(typed: string): Piece[][] {
  return typed
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
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
