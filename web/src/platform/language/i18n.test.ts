import { afterEach, expect, test } from 'vitest';
import { i18nOf, setReaderSource, translated } from './i18n.ts';
import { keepProductName } from './product-name.ts';

afterEach(() => {
  keepProductName('Parley');
  setReaderSource(() => undefined);
});

test('an installation’s own name stands in texts of the sources and of catalogs', () => {
  keepProductName('Acme $1');
  const german = i18nOf('de', { 'Parley is away': 'Parley ist weg' });
  setReaderSource(() => ({ i18n: german, hours: 24 }));

  expect(translated('Parley is away')).toBe('Acme $1 ist weg');
  expect(german._({ id: 'k3x9', message: 'Welcome to Parley' })).toBe('Welcome to Acme $1');
  expect(german._('k3x9', {}, { message: 'Welcome to Parley' })).toBe('Welcome to Acme $1');
});
