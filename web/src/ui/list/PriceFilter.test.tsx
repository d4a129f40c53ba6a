import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { PriceFilter } from './PriceFilter.tsx';

const steps = [
  { cents: 10_000, count: 3 },
  { cents: 300_000, count: 1_001 },
];
const filter = (maxCents: number | undefined, onChange = vi.fn()) => ({
  onChange,
  element: (
    <PriceFilter
      label="Price"
      any="Any price"
      range={{ minCents: undefined, maxCents }}
      onChange={onChange}
      wide
      steps={steps}
    />
  ),
});
const named = (name: string) => screen.getByRole('button', { name });

test('a step says how many it would leave, and narrows the list at once', async () => {
  const { element, onChange } = filter(undefined);
  const { user } = await show(element);
  expect(named('Up to $3,000 (1,000+)').getAttribute('aria-pressed')).toBe('false');
  await user.click(named('Up to $100 (3)'));
  expect(onChange.mock.calls).toEqual([[{ minCents: undefined, maxCents: 10_000 }]]);
});

test('the chosen step is pressed, and pressing it again lets go of it', async () => {
  const { element, onChange } = filter(10_000);
  const { user } = await show(element);
  expect(named('Up to $100 (3)').getAttribute('aria-pressed')).toBe('true');
  await user.click(named('Up to $100 (3)'));
  expect(onChange.mock.calls).toEqual([[{ minCents: undefined, maxCents: undefined }]]);
});
