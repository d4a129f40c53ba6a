import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const onCents = vi.fn();
function Typing({ optional = false }: { optional?: boolean }) {
  const [cents, setCents] = useState<number | null>(null);
  const change = (value: number | null) => {
    onCents(value);
    setCents(value);
  };
  return (
    <MoneyInput
      label="Price"
      name="price"
      optional={optional}
      value={cents}
      onChange={change}
      error={undefined}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Price/ });
const alert = () => screen.getByRole('alert').textContent;

test('dollars are typed and the value is in cents', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), '1,234.5');
  expect(onCents).toHaveBeenLastCalledWith(123_450);
  await user.tab();
  expect(field().value).toBe('1,234.50');
});

test('who can’t see the currency hears it with the field', async () => {
  await show(<Typing />);
  expect(screen.getByRole('textbox', { name: 'Price', description: '$' })).toBeTruthy();
});

test('an invalid amount is reported immediately', async () => {
  const { user } = await show(<Typing />);
  await user.type(field(), 'a lot');
  expect(onCents).toHaveBeenLastCalledWith(null);
  expect(alert()).toBe('Enter an amount, like 120 or 99.50.');
});

test('invalid text in an optional field does not count as empty', async () => {
  const { user } = await show(<Typing optional />);
  await user.type(field(), 'x');
  expect(onCents).toHaveBeenLastCalledWith(-1);
  await user.clear(field());
  expect(onCents).toHaveBeenLastCalledWith(null);
});

test('an amount that is taken away from outside is shown no more', async () => {
  function Row() {
    const [prices, setPrices] = useState<(number | null)[]>([120_000, null]);
    return (
      <>
        {prices.map((value, place) => (
          <MoneyInput
            key={place}
            label="Price"
            name="price"
            value={value}
            onChange={(cents) => setPrices(prices.with(place, cents))}
            error={undefined}
          />
        ))}
        <button onClick={() => setPrices(prices.toReversed())}>Swap</button>
      </>
    );
  }
  const { user } = await show(<Row />);
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(shown()).toEqual(['', '1,200']);
  await user.type(screen.getAllByRole('textbox')[0] ?? document.body, '80');
  expect(shown()).toEqual(['80', '1,200']);
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(shown()).toEqual(['1,200', '80']);
});

const days = { label: 'Time you need', name: 'days', value: 5, onChange: () => {}, error: undefined };

test('who can’t see the unit after a number hears it with the field', async () => {
  await show(<NumberInput {...days} unit="days" help="Counted from the hire." />);
  expect(
    screen.getByRole('spinbutton', { name: 'Time you need', description: 'days Counted from the hire.' }),
  ).toBeTruthy();
});

test('a number without a unit or help is described by nothing', async () => {
  await show(<NumberInput {...days} />);
  expect(screen.getByRole('spinbutton', { name: 'Time you need' }).hasAttribute('aria-describedby')).toBe(
    false,
  );
});

test('a choice is described by its help and by what is wrong with it', async () => {
  await show(
    <RadioGroup
      label="Length"
      name="minutes"
      help="Clients book this much of your time."
      options={[{ value: 30, label: '30 min' }]}
      value={null}
      onChange={() => {}}
      error="Choose a length."
    />,
  );
  const description = 'Choose a length. Clients book this much of your time.';
  expect(screen.getByRole('group', { name: 'Length', description })).toBeTruthy();
});
