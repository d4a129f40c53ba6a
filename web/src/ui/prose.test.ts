import { expect, test } from 'vitest';
import { paragraphsOf } from './prose.ts';

test('empty lines separate paragraphs, and single line breaks stay inside them', () => {
  expect(paragraphsOf('One\nstill one\n\n \nTwo\n')).toEqual([
    [{ text: 'One\nstill one' }],
    [{ text: 'Two' }],
  ]);
});

test('lines of code keep their indentation, also after an empty line', () => {
  expect(paragraphsOf('\ndef pay():\n    check()\n\n    return 1 ')).toEqual([
    [{ text: 'def pay():\n    check()' }],
    [{ text: '    return 1' }],
  ]);
});

test('URLs become links without the punctuation after them', () => {
  expect(paragraphsOf('See https://example.com/a?b=c. Then (http://example.org) go.')).toEqual([
    [
      { text: 'See ' },
      { href: 'https://example.com/a?b=c' },
      { text: '. Then (' },
      { href: 'http://example.org' },
      { text: ') go.' },
    ],
  ]);
});

test('only http(s) URLs become links, and markup stays text', () => {
  const typed = 'javascript:alert(1) <a href="x">data:text/html,hi</a> ftp://example.com';
  expect(paragraphsOf(typed)).toEqual([[{ text: typed }]]);
});
