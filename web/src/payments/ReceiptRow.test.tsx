import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payment } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';

const holdUntil = '2027-02-18T12:00:00.000Z';

test('a receipt says until when the money is held, and of a disputed payment since when it is disputed instead', async () => {
  const { unmount } = await show(<ReceiptRow receipt={payment({ holdUntil })} zone="Europe/Berlin" />);
  const printable = screen.getByRole('link', { name: 'Printable receipt for Contract review' });
  expect(printable.getAttribute('href')).toMatch(/#receipt$/);
  expect(screen.getByText('held until 18 Feb 2027 at the latest')).toBeTruthy();
  unmount();
  const frozenAt = '2026-11-23T12:00:00.000Z';
  await show(<ReceiptRow receipt={payment({ holdUntil, frozenAt })} zone="Europe/Berlin" />);
  expect(screen.getByText('Disputed')).toBeTruthy();
  expect(screen.getByText('disputed by your bank since 23 Nov 2026')).toBeTruthy();
  expect(screen.queryByText(/held until/)).toBeNull();
});
