import type { Service } from '@parley/contract/services/schemas.ts';
import { expect, test } from 'vitest';
import { cardOf, newService, readValues, valuesOf } from './service-values.ts';

const now = '2026-11-24T12:00:00.000Z';
const professional = {
  id: 'ana',
  displayName: 'Ana Rincón',
  avatarUrl: null,
  timeZone: 'America/Bogota',
  headline: 'Commercial lawyer',
  discipline: null,
  country: 'Colombia',
  rating: { average: null, count: 0 },
  completedJobs: 0,
  medianResponseMinutes: null,
  attendance: null,
  hourlyRateCents: null,
  nextAvailableAt: null,
  consultationMinutes: 30,
  free: [],
};
const picture = {
  id: 'p1',
  name: 'a.webp',
  size: 1,
  contentType: 'image/webp',
  width: 2,
  height: 1,
  url: '/p1',
};
const service: Service = {
  id: 's1',
  title: 'Review of your contract',
  description: 'With comments.',
  disciplineId: 'law',
  categoryId: 'contracts',
  disciplineName: 'Law',
  categoryName: 'Contracts',
  skills: ['SaaS terms'],
  experience: 60,
  pricing: 'FIXED',
  priceCents: 45_000,
  consultationMinutes: 30,
  instantBooking: true,
  hourSetId: null,
  consultationPriceCents: 0,
  cancellationHours: 24,
  creditConsultation: true,
  rating: { average: 4.9, count: 61 },
  createdAt: now,
  professional,
  professionalId: 'ana',
  images: [
    { ...picture, alt: 'A marked page' },
    { ...picture, id: 'p2', alt: '' },
  ],
  active: true,
};

test('a new service is prefilled from the profile, with its category if there is only one', () => {
  const contracts = { id: 'contracts', disciplineId: 'law' };
  expect(newService({ experience: 36, categories: [contracts] })).toMatchObject({
    experience: 36,
    disciplineId: 'law',
    categoryId: 'contracts',
  });
  const two = [contracts, { id: 'privacy', disciplineId: 'law' }];
  expect(newService({ experience: 36, categories: two }).categoryId).toBe('');
});

test('a service’s images are sent as ids with alt texts', () => {
  expect(readValues(valuesOf(service)).images).toEqual([
    { fileId: 'p1', alt: 'A marked page' },
    { fileId: 'p2' },
  ]);
});

test('the preview shows the current values with the service’s existing rating', () => {
  const card = cardOf({ ...valuesOf(service), title: ' Another title ' }, { professional, service, now });
  expect(card).toMatchObject({ title: 'Another title', priceCents: 45_000, rating: { count: 61 } });
  expect(card.image?.id).toBe('p1');
});

test('a preview without a price or a title still renders', () => {
  const card = cardOf(newService({ experience: null, categories: [] }), { professional, now });
  expect(card).toMatchObject({ title: 'Your title', priceCents: 0, image: null });
});

test('a consultation without a price is sent as free, and edited as an empty field', () => {
  expect(readValues(valuesOf(service)).consultationPriceCents).toBe(0);
  expect(valuesOf(service).consultationPriceCents).toBeNull();
  const priced = valuesOf({ ...service, consultationPriceCents: 4_000, cancellationHours: 48 });
  expect(readValues(priced)).toMatchObject({ consultationPriceCents: 4_000, cancellationHours: 48 });
  expect(cardOf(priced, { professional, now }).consultationPriceCents).toBe(4_000);
});
