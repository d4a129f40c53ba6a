import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { SearchReading } from './SearchReading.tsx';

const AS_TYPED = { corrected: null, suggested: null, isPartial: false };
const pathTo = ({ q, exact }: { q: string; exact?: true }) => `/services?q=${q}${exact ? '&exact=true' : ''}`;
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a correction names what is shown and leads back to what was typed', async () => {
  const reading = { ...AS_TYPED, corrected: 'contract' };
  await show(<SearchReading typed="contarct" reading={reading} pathTo={pathTo} />);
  expect(document.body.textContent.trim()).toBe('Showing results for contract. Search instead for contarct.');
  expect(links()).toEqual([['contarct', '/services?q=contarct&exact=true']]);
});

test('a suggestion leads to itself', async () => {
  await show(
    <SearchReading typed="contarct" reading={{ ...AS_TYPED, suggested: 'contract' }} pathTo={pathTo} />,
  );
  expect(document.body.textContent.trim()).toBe('Did you mean contract?');
  expect(links()).toEqual([['contract', '/services?q=contract']]);
});

test('some words instead of all are told, and nothing where all were found', async () => {
  await show(
    <SearchReading typed="payroll warehouse" reading={{ ...AS_TYPED, isPartial: true }} pathTo={pathTo} />,
  );
  expect(document.body.textContent.trim()).toBe(
    'Nothing matches all of your words. These results match some of them.',
  );
  cleanup();
  await show(<SearchReading typed="contract" reading={AS_TYPED} pathTo={pathTo} />);
  expect(document.body.textContent.trim()).toBe('');
});
