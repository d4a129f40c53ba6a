import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings it is the demo on this machine, the outside world one port up', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://here/db' }, '/opt/parley')).toEqual({
    host: '127.0.0.1',
    port: 3000,
    outsidePort: 3001,
    dataDir: '/opt/parley/.data',
    databaseUrl: 'postgres://here/db',
    demo: 'full',
    currency: 'USD',
    isDemoNamed: false,
    publicUrl: 'http://127.0.0.1:3000',
    outsideUrl: 'http://127.0.0.1:3001',
  });
});

test('what everybody may reach is shown with an address that a browser can open', () => {
  const settings = readSettings({ HOST: '0.0.0.0', PORT: '8080', DATA_DIR: '/data' }, '/opt/parley');
  expect(settings.publicUrl).toBe('http://127.0.0.1:8080');
  expect(settings.outsideUrl).toBe('http://127.0.0.1:8081');
  expect(settings.dataDir).toBe('/data');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not abc: set another PORT.'],
  [
    { PORT: '65535' },
    'OUTSIDE_PORT must be a whole number from 1 to 65535, not 65536: set another OUTSIDE_PORT.',
  ],
  [{ PORT: '4000', OUTSIDE_PORT: '4000' }, 'PORT and OUTSIDE_PORT must differ: set another OUTSIDE_PORT.'],
  [
    { CURRENCY: 'JPY' },
    'CURRENCY must be one of USD, AUD, CAD, CHF, DKK, EUR, GBP, NOK, NZD, PLN, SEK, SGD, not "JPY".',
  ],
  [{ DEMO: 'big' }, 'DEMO must be full, small or none, not "big".'],
  [
    { DATABASE_URL: 'mysql://u:secret@h/d' },
    'DATABASE_URL must look like postgres://user:password@host:5432/database: correct it, or unset it.',
  ],
])('%j is refused with a sentence that says what to do', (env, sentence) => {
  expect(() => readSettings({ DATA_DIR: '/data', ...env }, '/opt/parley')).toThrow(sentence);
});
