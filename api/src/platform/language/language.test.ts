import { afterEach, expect, test } from 'vitest';
import { addLanguages, asReader, i18n, keepProductName, translated } from './language.ts';

afterEach(() => keepProductName('Parley'));

test('texts that name the product are translated where it has another name', () => {
  const messages = {
    'Welcome to Parley, {name}': 'Willkommen bei Parley, {name}',
    'Parley is away': 'Parley ist weg',
  };
  addLanguages(new Map([['de', { messages, json: '', address: '/de.js' }]]));
  keepProductName('Acme');

  const german = <T>(work: () => T) => asReader({ language: 'de', hours: 24 }, work);
  expect(german(() => i18n.t('Welcome to Parley, {name}', { name: 'Ada' }))).toBe('Willkommen bei Acme, Ada');
  expect(german(() => translated('Parley is away'))).toBe('Acme ist weg');
  expect(i18n.t('Welcome to Parley, {name}', { name: 'Ada' })).toBe('Welcome to Acme, Ada');
});
