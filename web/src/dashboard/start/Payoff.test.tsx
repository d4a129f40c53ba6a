import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { ClientPayoff, ProfessionalPayoff } from './Payoff.tsx';

const found = (total: number) => ({
  ok: true as const,
  status: 200,
  message: 'OK',
  data: {
    items: [],
    nextCursor: null,
    total,
    reading: { corrected: null, suggested: null, isPartial: false },
    counts: null,
  },
});

test.each([
  [1, '1 professional is free to talk this week'],
  [12, '12 professionals are free to talk this week'],
  [1_001, '1,000+ professionals are free to talk this week'],
])('a client reads how many of %i are free', async (total, text) => {
  await show(<ClientPayoff free={found(total)} />);
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  [1, undefined, 'See 1 open posting'],
  [2, 'Law', 'See 2 open postings in Law'],
  [1, 'Law', 'See 1 open posting in Law'],
])('a professional is led to %i open postings', async (total, name, text) => {
  const discipline = name === undefined ? undefined : { id: '1', name, categories: [] };
  await show(<ProfessionalPayoff open={found(total)} discipline={discipline} />);
  expect(screen.getByRole('link', { name: text })).toBeTruthy();
});
