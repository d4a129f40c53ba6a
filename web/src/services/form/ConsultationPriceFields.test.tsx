import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { ConsultationPriceFields } from './ConsultationPriceFields.tsx';
import { newService, type ServiceValues } from './service-values.ts';

/** The fields with nothing but their values behind them. */
function Fields() {
  const [values, setValues] = useState<ServiceValues>(newService({ experience: null, categories: [] }));
  const field = <K extends keyof ServiceValues>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: ServiceValues[K]) => setValues((before) => ({ ...before, [name]: value })),
    error: undefined,
  });
  return <ConsultationPriceFields form={{ field, values }} />;
}

test('with a price, a professional chooses its rules and reads what clients will read', async () => {
  const { user } = await show(<Fields />);
  expect(screen.queryByRole('group', { name: 'Free cancellation' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();

  await user.type(screen.getByRole('textbox', { name: /Price of the consultation/ }), '40');
  expect(screen.getByText('$40 for 30 min.')).toBeTruthy();
  expect(screen.getByText(/Call it off at least 24 hours before the start/)).toBeTruthy();
  expect(
    screen.getByText(
      /If you hire after the consultation, its price is deducted from your first payment for the work/,
    ),
  ).toBeTruthy();
  expect(screen.getByText('You receive $36 after the 10% fee.')).toBeTruthy();

  await user.click(screen.getByRole('radio', { name: '48 hours before' }));
  await user.click(screen.getByRole('checkbox', { name: 'Deduct it from the first payment for the work' }));
  expect(screen.getByText(/Call it off at least 48 hours before the start/)).toBeTruthy();
  expect(screen.queryByText(/If you hire after the consultation, its price is deducted/)).toBeNull();
});

test('below the minimum there is nothing to choose yet', async () => {
  const { user } = await show(<Fields />);
  await user.type(screen.getByRole('textbox', { name: /Price of the consultation/ }), '4.99');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
