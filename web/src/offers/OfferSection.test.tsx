import { screen, waitFor, within } from '@testing-library/react';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../test/api.ts';
import { id, offer, talkingJob } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { OfferSection } from './OfferSection.tsx';
import { useOfferActions } from './use-offer-actions.ts';

const first = offer({ id: id(61), state: 'REPLACED', amountCents: 105_000, estimatedDays: 8 });
const standing = offer({ id: id(63), version: 3, amountCents: 90_000, estimatedDays: 6 });
const ask = offer({
  id: id(62),
  version: 4,
  by: 'client',
  state: 'ASKED',
  amountCents: 85_000,
  estimatedDays: 6,
});
const reload = vi.fn(() => Promise.resolve());

function Section({ offers, side }: { offers: Offer[]; side: Side }) {
  const current = offers.some(({ state }) => state === 'STANDING') ? standing : null;
  const job = talkingJob({ offer: current, amountCents: current?.amountCents ?? null });
  const acts = useOfferActions(job.id, reload);
  return <OfferSection job={job} offers={offers} side={side} zone="Europe/Berlin" acts={acts} />;
}
const section = (side: Side, ...offers: Offer[]) => show(<Section offers={offers} side={side} />);
const dialog = () => within(screen.getByRole('dialog'));

test('the standing offer says what it changed', async () => {
  await section('client', standing, first);
  const card = within(screen.getByRole('article'));
  expect(card.getByText('$900')).toBeTruthy();
  expect(card.getByText('was $1,050')).toBeTruthy();
  expect(card.getByText('was 8 days')).toBeTruthy();
});

test('a client who is sure can hire before they have met, which nobody is pushed to', async () => {
  await section('client', standing);
  expect(screen.getByRole('button', { name: 'Hire Ana for $900' })).toBeTruthy();
  expect(screen.getByText(/Most people talk first/)).toBeTruthy();
});

test('an earlier price that is still promised can be taken, with its deadline', async () => {
  const promised = { ...first, payableUntil: '2099-11-28T15:30:00.000Z' };
  await section('client', standing, promised);
  expect(screen.getByText(/^Can still be taken until .* 28 Nov 16:30 \(your time\)\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hire Ana for $1,050' })).toBeTruthy();
});

test('what became of what a client asked for: they asked anew, then were answered', async () => {
  const asked = { ...ask, state: 'REPLACED' as const };
  const [one, two] = [id(64), id(65)];
  await section('client', standing, { ...asked, id: two, version: 2 }, { ...asked, id: one, version: 1 });
  const fates = screen.getAllByText(/^(Replied with a new offer|Replaced)$/);
  expect(fates.map(({ textContent }) => textContent)).toEqual(['Replied with a new offer', 'Replaced']);
});

test('a professional never sees a button to hire', async () => {
  await section('professional', standing, { ...first, payableUntil: '2099-11-28T15:30:00.000Z' });
  expect(screen.queryByRole('button', { name: /^Hire/ })).toBeNull();
});

test('the terms a client asks for are accepted in one press', async () => {
  const requests = stubApi({ 'POST /api/job/:id/offers/response': () => standing });
  const { user } = await section('professional', ask, standing);
  await user.click(screen.getByRole('button', { name: 'Offer $850, 6 days' }));
  await expect.poll(() => requests[0]?.body).toEqual({ offerId: ask.id, action: 'accept' });
  expect(reload).toHaveBeenCalled();
});

test('a budget is no offer yet: the professional names the days in one of their own', async () => {
  const requests = stubApi({ 'POST /api/job/:id/offers': () => standing });
  const budget = { ...ask, version: 1, amountCents: 80_000, estimatedDays: null };
  const { user } = await section('professional', budget);
  expect(screen.getByRole('heading', { name: 'Clara’s budget: $800' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Offer / })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make an offer' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Price/ })).value).toBe('800');
  const days = dialog().getByRole<HTMLInputElement>('spinbutton', { name: /Days of work/ });
  expect(days.value).toBe('');
  await user.type(days, '9');
  await user.click(dialog().getByRole('button', { name: 'Send offer for $800' }));
  await expect.poll(() => requests[0]?.body).toEqual({ amountCents: 80_000, estimatedDays: 9 });
});

test('a client reads a budget as a price alone: they asked for nothing, and nobody owes an answer', async () => {
  await section('client', { ...ask, version: 1, amountCents: 80_000, estimatedDays: null });
  expect(screen.getByRole('heading', { name: 'Your budget: $800' })).toBeTruthy();
  expect(screen.queryByText(/asked for|Waiting for/)).toBeNull();
  expect(screen.getByText(/^Ana hasn’t made an offer yet\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask for an offer' })).toBeTruthy();
});

test('or declined, with a word to the client', async () => {
  const requests = stubApi({ 'POST /api/job/:id/offers/response': () => ({ ...ask, state: 'DECLINED' }) });
  const { user } = await section('professional', ask, standing);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.type(await screen.findByRole('textbox', { name: /Message to Clara/ }), 'Not for less.');
  await user.click(dialog().getByRole('button', { name: 'Decline' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ offerId: ask.id, action: 'decline', message: 'Not for less.' });
});

test('a new offer starts from the standing one and says what is received', async () => {
  const requests = stubApi({ 'POST /api/job/:id/offers': () => standing });
  const { user } = await section('professional', standing);
  await user.click(screen.getByRole('button', { name: 'Change your offer' }));
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /Price for the whole job/ });
  expect(price.value).toBe('900');
  await user.clear(price);
  await user.type(price, '1000');
  expect(dialog().getByText(/You receive \$900 after the 10% fee/)).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: /Scope/ }), 'Review');
  await user.click(dialog().getByRole('button', { name: 'Send offer for $1,000' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ amountCents: 100_000, estimatedDays: 6, scope: 'Review' });
});

test('a client asks for other terms, which owe nothing', async () => {
  const requests = stubApi({ 'POST /api/job/:id/offers': () => ask });
  const { user } = await section('client', standing);
  await user.click(screen.getByRole('button', { name: 'Request changes to the offer' }));
  expect(await screen.findByText(/You owe nothing\.$/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Ask Ana for $900' }));
  await expect.poll(() => requests[0]?.body).toEqual({ amountCents: 90_000, estimatedDays: 6 });
});

test('an offer that comes too late shows the job as it is now', async () => {
  reload.mockClear();
  stubApi({
    'POST /api/job/:id/offers': () => {
      throw new Refusal('already_paid');
    },
  });
  const { user } = await section('professional', standing);
  await user.click(screen.getByRole('button', { name: 'Change your offer' }));
  await user.click(await screen.findByRole('button', { name: 'Send offer for $900' }));
  expect(await dialog().findByText(/already been paid/)).toBeTruthy();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('while a bank works on the payment the offer cannot be changed, and says so', async () => {
  const job = talkingJob({ hireBy: null, paymentStatus: 'PENDING' });
  function Processing() {
    const acts = useOfferActions(job.id, reload);
    return <OfferSection job={job} offers={[offer()]} side="professional" zone="Europe/Berlin" acts={acts} />;
  }
  await show(<Processing />);
  const why = /still being processed/;
  expect(await screen.findByRole('button', { name: 'Change your offer', description: why })).toBeTruthy();
});

test('what was typed into an offer is still there once its dialog was closed, and gone once it is sent', async () => {
  stubApi({ 'POST /api/job/:id/offers': () => offer() });
  const { user } = await section('professional', standing);
  const open = async () => user.click(screen.getByRole('button', { name: 'Change your offer' }));
  const scope = () => dialog().findByRole<HTMLTextAreaElement>('textbox', { name: /^Scope/ });
  await open();
  await user.type(await scope(), 'Ten pages');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await open();
  expect((await scope()).value).toBe('Ten pages');
  expect(dialog().getByText('We kept what you typed before.')).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Send offer for $900' }));
  await expect.poll(() => screen.queryByText('We kept what you typed before.')).toBeNull();
  await open();
  expect((await scope()).value).toBe('');
});

test.each(['client', 'professional'] as const)(
  'a %s who cannot contact the other reads it instead of writing an offer',
  async (side) => {
    const job = talkingJob({ isBlocked: true });
    function CutOff() {
      const acts = useOfferActions(job.id, reload);
      return <OfferSection job={job} offers={[offer()]} side={side} zone="Europe/Berlin" acts={acts} />;
    }
    const { user } = await show(<CutOff />);
    const name = side === 'client' ? 'Request changes to the offer' : 'Change your offer';
    const button = await screen.findByRole('button', { name, description: /can’t contact each other/ });
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
