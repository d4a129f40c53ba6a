import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { offer, talkingJob } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import OfferDialog from './OfferDialog.tsx';

const dialog = () => within(screen.getByRole('dialog'));
const title = (number: number) =>
  dialog().getByRole<HTMLInputElement>('textbox', { name: `Milestone ${number}` });
const price = (number: number) => dialog().getAllByRole('textbox', { name: 'Price' })[number - 1];
const days = (number: number) => dialog().getAllByRole('spinbutton', { name: 'Days of work' })[number - 1];
const error = (field: HTMLElement | undefined) =>
  (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

/** Of $1,200 and 10 days, cut into two; the first milestone has them. */
async function cutOffer() {
  const requests = stubApi({ 'POST /api/job/:id/offers': () => offer() });
  const from = offer({ amountCents: 120_000, estimatedDays: 10 });
  const { user } = await show(
    <OfferDialog
      job={talkingJob({ offer: from })}
      side="professional"
      from={from}
      reload={async () => {}}
      onClose={() => {}}
    />,
  );
  const press = async (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));
  await press('Split into milestones');
  return { user, press, requests };
}

test('what is missing is said at the field of its milestone, and the first such field has the focus', async () => {
  const { user, press, requests } = await cutOffer();
  await user.type(title(1), 'Outline');
  await press(/^Send offer/);
  await expect.poll(() => document.activeElement).toBe(title(2));
  expect(error(title(1))).toBe('');
  expect(error(title(2))).toBe('Write a title.');
  expect(error(price(2))).toContain('Enter an amount, like 120 or 99.50.');
  expect(error(days(2))).toBe('Enter whole days.');
  expect(requests).toEqual([]);
});

test('a sum that is more than can be paid is said, until a milestone is changed', async () => {
  const { user, press } = await cutOffer();
  for (const number of [1, 2]) {
    await user.type(title(number), `Part ${number}`);
    await user.clear(price(number) ?? title(number));
    await user.type(price(number) ?? title(number), '600000');
    await user.clear(days(number) ?? title(number));
    await user.type(days(number) ?? title(number), '5');
  }
  await press(/^Send offer/);
  expect(await dialog().findByText(/^The maximum is /)).toBeTruthy();
  await user.type(title(2), 'x');
  expect(dialog().queryByText(/^The maximum is /)).toBeNull();
});

test('the focus goes with the milestones: into a new one, with one that moves, to what is left of them', async () => {
  const { user, press } = await cutOffer();
  await expect.poll(() => document.activeElement).toBe(title(1));
  await press('Add a milestone');
  expect(document.activeElement).toBe(title(3));
  await user.keyboard('Index');
  await press('Move up milestone 3');
  expect(title(2).value).toBe('Index');
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Move up milestone 2' }));
  expect(dialog().getByText('Index moved to position 2 of 3.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(title(1).value).toBe('Index');
  expect(document.activeElement?.contains(title(1))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await press('Remove milestone 3');
  await expect.poll(() => dialog().getByRole('list').contains(document.activeElement)).toBe(true);
  await press('Remove milestone 2');
  await press('Remove milestone 1');
  await expect
    .poll(() => document.activeElement)
    .toBe(dialog().getByRole('textbox', { name: 'Price for the whole job' }));
});
