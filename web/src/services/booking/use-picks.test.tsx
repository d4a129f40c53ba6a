import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { usePicks } from './use-picks.ts';

const [past, coming] = ['2026-11-23T11:45:00.000Z', '2026-11-24T15:00:00.000Z'];

function Picks({ serviceId, pressed = null }: { serviceId: string; pressed?: string | null }) {
  const [times, pick] = usePicks(serviceId, pressed);
  return <button onClick={() => pick([past, coming])}>{`picked ${times.join(' ')}`}</button>;
}
afterEach(() => sessionStorage.clear());

test('what was picked is still there when the page is shown again, unless it has passed', async () => {
  const { user } = await show(<Picks serviceId="one" />);
  await user.click(screen.getByRole('button', { name: 'picked' }));
  expect(screen.getByRole('button', { name: `picked ${past} ${coming}` })).toBeTruthy();
  cleanup();
  await show(<Picks serviceId="one" />);
  expect(await screen.findByRole('button', { name: `picked ${coming}` })).toBeTruthy();
  cleanup();
  await show(<Picks serviceId="two" />);
  expect(await screen.findByRole('button', { name: 'picked' })).toBeTruthy();
});

test('the time that was pressed in a list is picked, until another one is', async () => {
  const later = '2026-11-25T15:00:00.000Z';
  const { user } = await show(<Picks serviceId="one" pressed={later} />);
  await user.click(screen.getByRole('button', { name: `picked ${later}` }));
  expect(screen.getByRole('button', { name: `picked ${past} ${coming}` })).toBeTruthy();
  cleanup();
  await show(<Picks serviceId="one" pressed={later} />);
  expect(await screen.findByRole('button', { name: `picked ${coming}` })).toBeTruthy();
  cleanup();
  await show(<Picks serviceId="two" pressed={past} />);
  expect(await screen.findByRole('button', { name: 'picked' })).toBeTruthy();
});
