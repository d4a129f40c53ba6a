import { screen } from '@testing-library/react';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { expect, test } from 'vitest';
import { offer, talkingJob } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { OfferPanel } from './OfferPanel.tsx';

const reload = () => Promise.resolve();
const ok = <T,>(data: T) => ({ ok: true, status: 200, message: 'OK', data }) as const;
const panelOfEnded = (offers: Offer[]) =>
  show(
    <OfferPanel
      loaded={{
        job: ok(talkingJob({ status: 'CANCELLED', offer: null, amountCents: null })),
        offers: ok(offers),
      }}
      reload={reload}
      side="client"
      zone="Europe/Berlin"
    />,
  );

test('beside the chat of a job that ended without an offer, it says so', async () => {
  await panelOfEnded([]);
  expect(screen.getByText('No offer was made.')).toBeTruthy();
});

test('where there was one, it can still be read', async () => {
  await panelOfEnded([offer({ state: 'REPLACED' })]);
  expect(screen.queryByText('No offer was made.')).toBeNull();
  expect(screen.getByText('1 earlier version')).toBeTruthy();
});
