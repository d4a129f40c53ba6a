import { expect, test } from 'vitest';
import { readValues, valuesOf } from '../../certificates/certificate-values.ts';
import { readSamples } from '../../showcase/sample-values.ts';
import { fullAddress } from './full-address.ts';

test.each([
  ['behance.net/ana', 'https://behance.net/ana'],
  [' www.rincon.example ', 'https://www.rincon.example'],
  ['http://rincon.example', 'http://rincon.example'],
  ['', ''],
])('the address “%s” is sent as “%s”', (typed, sent) => {
  expect(fullAddress(typed)).toBe(sent);
});

test('the page of a certificate and of a work sample may be entered without https', () => {
  const certificate = { ...valuesOf(null), credentialUrl: 'court.example/ana' };
  expect(readValues(certificate).credentialUrl).toBe('https://court.example/ana');
  expect(readValues(valuesOf(null)).credentialUrl).toBeNull();
  const sample = { key: 'a', title: 'A poster', about: '', alt: '', url: 'behance.net/ana', file: null };
  expect(readSamples([sample])[0]?.url).toBe('https://behance.net/ana');
});
