import type { LegalBlock, Span } from '@parley/contract/support/legal.ts';
import { withCount } from '@parley/contract/numbers.ts';
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { refuseField } from '../../platform/http/refuse.ts';

const HTML =
  /*i18n*/ 'Line {count}: HTML can’t be used. Use Markdown for headings, lists, bold and italic text and links.';
const OTHER =
  /*i18n*/ 'Line {count}: only headings, paragraphs, lists, bold and italic text and links can be used.';
const NESTED = /*i18n*/ 'Line {count}: a list item is one paragraph, without another list in it.';
const ADDRESS =
  /*i18n*/ 'Line {count}: a link has to start with https://, mailto: or tel:, or with / for a page of this site.';

const markdown = new Marked({ gfm: true });

/** A text in a small part of Markdown as blocks; the rest is refused at its line, HTML above all. */
export function readMarkdown(text: string): LegalBlock[] {
  let line = 1;
  return markdown.lexer(text).flatMap((token) => {
    const block = blockOf(token, line);
    line += linesIn(token.raw);
    return block;
  });
}

const linesIn = (raw: string) => raw.split('\n').length - 1;

const refuseAt = (line: number, sentence: string): never => refuseField('text', withCount(sentence, line));

/** Without extensions these are all that there are, which the types don't know. */
const is = <T extends MarkedToken['type']>(
  token: Token,
  type: T,
): token is Extract<MarkedToken, { type: T }> => token.type === type;

function blockOf(token: Token, line: number): LegalBlock[] {
  if (is(token, 'space') || is(token, 'def')) return [];
  if (is(token, 'heading'))
    return [{ kind: 'heading', level: token.depth < 3 ? 3 : 4, spans: spansOf(token, line) }];
  if (is(token, 'paragraph')) return [{ kind: 'paragraph', spans: spansOf(token, line) }];
  if (is(token, 'list')) return [listOf(token, line)];
  return refuseAt(line, is(token, 'html') ? HTML : OTHER);
}

function listOf({ ordered, items }: Tokens.List, first: number): LegalBlock {
  let line = first;
  const read = items.map((item) => {
    const [content, ...more] = item.tokens.filter((token) => !is(token, 'space'));
    const isOne = content === undefined || is(content, 'text') || is(content, 'paragraph');
    if (item.task || !isOne || more.length > 0) return refuseAt(line, NESTED);
    const spans = content ? spansOf(content, line) : [];
    line += linesIn(item.raw);
    return spans;
  });
  return { kind: 'list', isOrdered: ordered, items: read };
}

type Look = Omit<Span, 'text'>;
const PLAIN: Look = { isStrong: false, isEmphasized: false, href: null };

function spansOf({ tokens = [] }: { tokens?: Token[] }, first: number, look = PLAIN): Span[] {
  let line = first;
  return tokens.flatMap((token) => {
    const spans = spansOfInline(token, line, look);
    line += linesIn(token.raw);
    return spans;
  });
}

function spansOfInline(token: Token, line: number, look: Look): Span[] {
  if (is(token, 'text') || is(token, 'escape'))
    return [{ ...look, text: token.text.replaceAll(/[^\S\u00A0]*\n\s*/g, ' ') }];
  if (is(token, 'br')) return [{ ...look, text: '\n' }];
  if (is(token, 'strong')) return spansOf(token, line, { ...look, isStrong: true });
  if (is(token, 'em')) return spansOf(token, line, { ...look, isEmphasized: true });
  if (is(token, 'link')) return spansOf(token, line, { ...look, href: addressOf(token, line) });
  return refuseAt(line, is(token, 'html') ? HTML : OTHER);
}

/** No address that could run a script, and no path that leads to another site. */
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

const addressOf = ({ href }: Tokens.Link, line: number): string =>
  ALLOWED.test(href) ? href : refuseAt(line, ADDRESS);
