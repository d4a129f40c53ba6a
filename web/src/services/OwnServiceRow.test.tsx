import { screen } from '@testing-library/react';
import type { Service } from '@parley/contract/services/schemas.ts';
import { expect, test } from 'vitest';
import { ana, id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { OwnServiceRow } from './OwnServiceRow.tsx';

const service: Service = {
  id: id(20),
  title: 'Contract review',
  description: 'I read your contract and mark what to change.',
  disciplineId: id(40),
  categoryId: id(41),
  disciplineName: 'Law',
  categoryName: 'Contracts',
  experience: 36,
  pricing: 'HOURLY',
  priceCents: 11_000,
  consultationMinutes: 30,
  instantBooking: false,
  hourSetId: null,
  consultationPriceCents: 0,
  cancellationHours: 24,
  creditConsultation: true,
  rating: { average: null, count: 0 },
  createdAt: '2026-11-20T12:00:00.000Z',
  professional: ana,
  professionalId: ana.id,
  skills: [],
  images: [],
  active: true,
};

test('the link to edit a service is called by the service', async () => {
  await show(<OwnServiceRow service={service} />);
  expect(screen.getByRole('link', { name: 'Edit Contract review' }).getAttribute('href')).toBe(
    `/service/edit/${service.id}`,
  );
});
