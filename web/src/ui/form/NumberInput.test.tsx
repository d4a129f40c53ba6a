import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { NumberInput } from './NumberInput.tsx';

const field = { label: 'Time you need', name: 'days', value: 5, onChange: () => {}, error: undefined };

test('who can’t see the unit after a number hears it with the field', async () => {
  await show(<NumberInput {...field} unit="days" help="Counted from the hire." />);
  expect(
    screen.getByRole('spinbutton', { name: 'Time you need', description: 'days Counted from the hire.' }),
  ).toBeTruthy();
});

test('a number without a unit or help is described by nothing', async () => {
  await show(<NumberInput {...field} />);
  expect(screen.getByRole('spinbutton', { name: 'Time you need' }).hasAttribute('aria-describedby')).toBe(
    false,
  );
});
