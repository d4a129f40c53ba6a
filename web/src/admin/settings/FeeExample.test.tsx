import { screen } from '@testing-library/react';
import { keepCurrency } from '@parley/contract/money.ts';
import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { FeeExample } from './FeeExample.tsx';

afterEach(() => keepCurrency('USD'));

// The least price of a consultation: 5 dollars, 25 złoty.
test.each([
  ['USD', 'For a $1,200 job, the professional receives $1,080; for a $20 consultation, $18.'],
  ['PLN', 'For a PLN 6,000 job, the professional receives PLN 5,400; for a PLN 100 consultation, PLN 90.'],
] as const)('the example of the fee can be charged in %s', async (currency, text) => {
  keepCurrency(currency);
  await show(<FeeExample fee={FIRST_FEE} />);
  expect(
    screen.getByText((_, element) => element?.textContent?.replaceAll('\u00A0', ' ') === text, {
      selector: 'p',
    }),
  ).toBeTruthy();
});
