import type { Plan } from '@parley/contract/jobs/schemas.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, job } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { PlanSection } from './PlanSection.tsx';

const [first, second] = [id(30), id(31)];
const shared = { amountCents: 55_000, estimatedDays: 9, settlement: 'NONE', dueAt: null } as const;
const plan: Plan = {
  id: first,
  number: 1,
  milestones: [
    { ...shared, jobId: first, number: 1, title: 'Terms', status: 'DELIVERED', paymentStatus: 'PAID' },
    { ...shared, jobId: second, number: 2, title: 'In Spanish', status: 'TALKING', paymentStatus: 'UNPAID' },
  ],
};

test.each([
  { reader: 'client', side: 'client', delivered: 'Ready for review', page: '/job/' },
  { reader: 'professional', side: 'professional', delivered: 'Delivered', page: '/job/' },
  { reader: 'admin', side: null, delivered: 'Delivered', page: '/job/admin/' },
] as const)('$reader reads how each milestone goes, and gets to the others', async (reading) => {
  const { side, delivered, page } = reading;
  await show(<PlanSection job={job({ id: first, plan })} side={side} zone="Europe/Berlin" />);
  expect(screen.getByText('1. Terms').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText(delivered)).toBeTruthy();
  expect(screen.getByText('Not paid yet')).toBeTruthy();
  const link = screen.getByRole('link', { name: '2. In Spanish' });
  expect(link.getAttribute('href')).toBe(`${page}${second}`);
});
