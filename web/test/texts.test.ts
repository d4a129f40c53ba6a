import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');

/** Attributes whose words the browser reads, not a person. */
const FOR_MACHINES =
  /class|^(id|d|key|name|type|rel|href|to|role|style|media|sizes|content|points|transform|viewBox|autoComplete|accept|kind|action|look|draft)$/i;
const TRANSLATES = /^(Trans|Plural|Select|SelectOrdinal)$/;
const looksLikeText = (text: string) => text !== 'Parley' && /\p{L}{2}/u.test(text);
const looksLikeWords = (text: string) => /^[A-Z][a-z]+$|\p{L}\s+\p{L}/u.test(text);

/** What a component would show in English in every language: texts in its elements and attributes, without a macro. */
function textsOutside(file: string, text: string): string[] {
  const outside: string[] = [];
  let inside = 0;
  const visitor = new Visitor({
    JSXElement(element) {
      inside += isMacro(element) ? 1 : 0;
      const shown = inside === 0 ? element.children.filter(({ type }) => type !== 'JSXText') : [];
      outside.push(...shown.flatMap(shownBy).filter(looksLikeWords));
    },
    'JSXElement:exit': (element) => void (inside -= isMacro(element) ? 1 : 0),
    JSXText: ({ value }) => void (inside === 0 && looksLikeText(value.trim()) && outside.push(value.trim())),
    JSXAttribute({ name, value }) {
      const isRead = name.type === 'JSXIdentifier' && !FOR_MACHINES.test(name.name);
      if (inside === 0 && isRead && value) outside.push(...shownBy(value).filter(looksLikeWords));
    },
  });
  visitor.visit(parseSync(file, text, { lang: 'tsx' }).program);
  return outside;
}

const isMacro = ({ openingElement: { name } }: ESTree.JSXElement) =>
  name.type === 'JSXIdentifier' && TRANSLATES.test(name.name);

/** The plain strings that an expression may come to. */
function shownBy(expression: ESTree.Node): string[] {
  switch (expression.type) {
    case 'JSXExpressionContainer':
      return shownBy(expression.expression);
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...shownBy(expression.consequent), ...shownBy(expression.alternate)];
    case 'LogicalExpression':
      return [...shownBy(expression.left), ...shownBy(expression.right)];
    default:
      return [];
  }
}

test('finds the texts that no macro translates', () => {
  const component = (body: string) => textsOutside('a.tsx', `const A = ({ b, t }) => ${body};`);
  expect(component('<p>Two words</p>')).toEqual(['Two words']);
  expect(component('<Field label="Your name" className="mt-2 flex" />')).toEqual(['Your name']);
  expect(component('<p>{b ? "Sent just now" : t`Not sent`}</p>')).toEqual(['Sent just now']);
  expect(component('<p><Trans>Two <b>words</b></Trans> {t`and more`} · 12</p>')).toEqual([]);
});

test('every text of a component stands in the catalog, also in dialogs that no test opens', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  const outside = files.flatMap((file) =>
    textsOutside(file, readFileSync(path.join(source, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(outside).toEqual([]);
});
