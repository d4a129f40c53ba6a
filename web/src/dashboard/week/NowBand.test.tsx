import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultation, pricedConsultation } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { NowBand } from './NowBand.tsx';

test('a consultation about to start shows who, what, both clocks and the way in', async () => {
  const appointment = consultation();
  await show(<NowBand appointment={appointment} side="client" action="Join consultation" />);
  const band = within(screen.getByRole('region', { name: 'Consultation with Ana Rincón' }));
  expect(band.getByText(/30-minute consultation, free/)).toBeTruthy();
  expect(band.getByText(/Ana’s time, Bogotá/)).toBeTruthy();
  expect(band.getByRole('link', { name: 'Join consultation' }).getAttribute('href')).toBe(
    `/job/${appointment.jobId}/consultation/${appointment.id}`,
  );
});

test('one that is not paid says what is missing, to each side in its own words', async () => {
  const unpaid = pricedConsultation({ payBy: '2026-11-25T14:00:00.000Z' });
  await show(<NowBand appointment={unpaid} side="client" action="Join consultation" />);
  expect(screen.getByText(/^Pay \$40 by /)).toBeTruthy();
  await show(<NowBand appointment={unpaid} side="professional" action="Join consultation" />);
  expect(screen.getByText(/^Not paid yet, due /)).toBeTruthy();
});
