import { expect, test } from 'vitest';
import { readDetails } from './profile-values.ts';

const empty = { country: '', languages: [], skills: [], hourlyRateCents: null, links: [] };

test('a country that is not chosen is null', () => {
  expect(readDetails(empty).country).toBeNull();
  expect(readDetails({ ...empty, country: 'CO' }).country).toBe('CO');
});

test('a link without a name is named after its site, and gets https', () => {
  const { links } = readDetails({ ...empty, links: [{ label: ' ', url: 'www.rincon.example/work' }] });
  expect(links).toEqual([{ label: 'rincon.example', url: 'https://www.rincon.example/work' }]);
});

test('a link that was added and left empty is not sent', () => {
  expect(readDetails({ ...empty, links: [{ label: '', url: '' }] }).links).toEqual([]);
});

test('a name without a URL is sent, so that the form can say what is missing', () => {
  expect(readDetails({ ...empty, links: [{ label: 'Papers', url: '' }] }).links).toEqual([
    { label: 'Papers', url: '' },
  ]);
});
