import { MAX_NOTES } from '@parley/contract/limits.ts';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { EMPTY, merge, missing, replace } from './document.ts';

/** The update of an editor that makes these changes. */
function written(work: (doc: Y.Doc) => void, known: Uint8Array = EMPTY): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, known);
  const before = Y.encodeStateVector(doc);
  work(doc);
  return Y.encodeStateAsUpdate(doc, before);
}
const typed = (text: string, at = 0) => written((doc) => doc.getText('text').insert(at, text));

test('what two write at once both stays, whoever comes first', () => {
  const [hers, his] = [typed('Scope. '), typed('Price. ')];
  const one = merge(merge(EMPTY, hers).state, his);
  const other = merge(merge(EMPTY, his).state, hers);
  expect(one.text).toBe(other.text);
  expect(['Scope. Price. ', 'Price. Scope. ']).toContain(one.text);
});

test('what is known already changes nothing', () => {
  const hers = typed('Once.');
  const { state } = merge(EMPTY, hers);
  expect(merge(state, hers)).toEqual({ state, text: 'Once.', change: null });
});

test('another text changes only what differs, so that an editor’s own words stay theirs', () => {
  const { state } = merge(EMPTY, typed('One two three'));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const caret = Y.createRelativePositionFromTypeIndex(doc.getText('text'), 'One two'.length);
  const { text, change } = replace(state, 'One, two three');
  expect(text).toBe('One, two three');
  Y.applyUpdate(doc, change ?? EMPTY);
  expect(doc.getText('text').toJSON()).toBe(text);
  expect(Y.createAbsolutePositionFromRelativePosition(caret, doc)?.index).toBe('One, two'.length);
});

test('a change is given to whoever lacks it, and nothing to whoever has it', () => {
  const { state } = merge(EMPTY, typed('Here.'));
  const nothing = missing(state, Y.encodeStateVector(new Y.Doc()));
  expect(merge(EMPTY, nothing.update).text).toBe('Here.');
  expect(merge(EMPTY, missing(state, nothing.vector).update).text).toBe('');
});

const TEXT = 'text';
const pieces = (doc: Y.Doc, count: number) => {
  for (let at = 0; at < count; at += 1) {
    doc.getText(TEXT).insert(0, 'a');
    doc.getText(TEXT).delete(0, 1);
    doc.getText(TEXT).insert(0, 'b');
  }
};
test.each<[string, 'invalid_input' | 'too_large', Uint8Array]>([
  ['random bytes', 'invalid_input', Uint8Array.from({ length: 64 }, (_, at) => (at * 167) % 256)],
  ['nothing at all', 'invalid_input', new Uint8Array()],
  ['a list beside the text', 'invalid_input', written((doc) => doc.getArray('other').insert(0, ['x']))],
  ['a map under the name of the text', 'invalid_input', written((doc) => doc.getMap(TEXT).set('x', [1]))],
  [
    'a picture in the text',
    'invalid_input',
    written((doc) => doc.getText(TEXT).insertEmbed(0, { image: 'x' })),
  ],
  ['a NUL', 'invalid_input', typed('a\0b')],
  ['a line that ends otherwise', 'invalid_input', typed('a\r\nb')],
  [
    'a change to what we never had',
    'invalid_input',
    written((doc) => doc.getText(TEXT).insert(3, 'x'), typed('abc')),
  ],
  ['a letter too many', 'too_large', typed('x'.repeat(MAX_NOTES + 1))],
  ['more pieces than a text has', 'too_large', written((doc) => pieces(doc, 20_000))],
])('%s is refused: %s', (_what, code, update) => {
  expect(() => merge(EMPTY, update)).toThrow(expect.objectContaining({ code }));
});

test('more pages than ever write in one text are refused', () => {
  const pages = Array.from({ length: 501 }, () => typed('x'));
  expect(() => merge(EMPTY, Y.mergeUpdates(pages))).toThrow(expect.objectContaining({ code: 'too_large' }));
  expect(merge(EMPTY, Y.mergeUpdates(pages.slice(1))).text).toHaveLength(500);
});

/** As of somebody who types each letter before the last one. */
const backwards = (writer: number, letters: number) =>
  written((doc) => {
    doc.clientID = writer;
    for (let at = 0; at < letters; at += 1) doc.getText('text').insert(0, 'a');
  });

test('letters that would be compared with each other millions of times are refused', () => {
  const state = backwards(1, 2_000);
  expect(() => merge(state, backwards(2_000_000_000, 1_000))).toThrow(
    expect.objectContaining({ code: 'too_large' }),
  );
  // What is there already costs nothing.
  expect(merge(state, state).change).toBeNull();
});

test('two hundred scattered edits that somebody made offline are taken', () => {
  const state = backwards(1, 2_000);
  const edits = written((doc) => {
    for (let at = 0; at < 200; at += 1) doc.getText('text').insert(at * 10, 'b');
  }, state);
  expect(merge(merge(state, typed('c')).state, edits).text).toHaveLength(2_201);
});

test('what somebody claims to have is read with care', () => {
  const { state } = merge(EMPTY, typed('Here.'));
  expect(() => missing(state, new Uint8Array([255, 255]))).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  );
});
