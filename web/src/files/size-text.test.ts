import { expect, test } from 'vitest';
import { kindText, sizeText } from './size-text.ts';

test.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_400, '1.4 kB'],
  [15_600, '16 kB'],
  [2_000_000, '2 MB'],
  [26_214_400, '26 MB'],
])('%i bytes are “%s”', (bytes, words) => expect(sizeText(bytes)).toBe(words));

test.each([
  ['image/webp', 'Image'],
  ['application/pdf', 'PDF'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Spreadsheet'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Document'],
  ['application/octet-stream', 'File'],
])('%s is a %s', (type, word) => expect(kindText(type)).toBe(word));
