import { screen, within } from '@testing-library/react';
import type { Evidence, SideEvidence } from '@parley/contract/jobs/evidence.ts';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import { expect, test } from 'vitest';
import { consultation, id, job, offer, resolution } from '../../../../test/fixtures.ts';
import { show } from '../../../../test/render.tsx';
import DisputePanel from './DisputePanel.tsx';

/*
 * The story: a consultation on the Monday, hired for version 1, delivered on time on the Tuesday, changes asked for, a
 * split suggested and declined, disputed.
 */
const fresh: SideEvidence = {
  memberSince: '2026-01-05T12:00:00.000Z',
  completedJobs: 9,
  attendance: null,
  messages: 0,
  lastMessageAt: null,
  otherDisputes: { count: 0, opened: 0, latest: [] },
};
const evidence: Evidence = {
  client: fresh,
  professional: {
    ...fresh,
    attendance: { came: 40, of: 41 },
    messages: 12,
    lastMessageAt: '2026-11-20T09:00:00.000Z',
    otherDisputes: {
      count: 1,
      opened: 0,
      latest: [
        {
          jobId: id(31),
          title: 'Seat map',
          at: '2026-06-01T09:00:00.000Z',
          by: 'client',
          status: 'COMPLETED',
        },
      ],
    },
  },
  stays: [
    {
      appointmentId: id(40),
      side: 'client',
      from: '2026-11-16T15:00:00.000Z',
      to: '2026-11-16T15:28:00.000Z',
    },
  ],
};
const move = { from: 'ACTIVE', to: 'ACTIVE', message: null } as const;
const disputed = job({
  status: 'DISPUTED',
  appointments: [
    consultation({
      startsAt: '2026-11-16T15:00:00.000Z',
      endsAt: '2026-11-16T15:30:00.000Z',
      attendance: 'PROFESSIONAL_ABSENT',
    }),
  ],
  history: [
    {
      ...move,
      id: id(70),
      at: '2026-11-17T12:00:00.000Z',
      by: 'professional',
      action: 'deliver',
      message: 'All of it.',
    },
    {
      ...move,
      id: id(71),
      at: '2026-11-18T12:00:00.000Z',
      by: 'client',
      action: 'request_changes',
      message: 'Page 9?',
    },
    {
      ...move,
      id: id(72),
      at: '2026-11-22T12:00:00.000Z',
      by: 'client',
      action: 'dispute',
      message: 'Half is missing.',
    },
  ],
  dispute: {
    by: 'client',
    at: '2026-11-22T12:00:00.000Z',
    reason: 'Half is missing.',
    refundAt: '2027-01-21T12:00:00.000Z',
    undecidedCents: 60_000,
  },
});
const file: JobFile = {
  id: id(90),
  name: 'draft.pdf',
  size: 1_000,
  contentType: 'application/pdf',
  url: `/api/upload/file/${id(90)}`,
  width: null,
  height: null,
  uploadedBy: disputed.professional,
  uploadedAt: '2026-11-17T11:00:00.000Z',
};
const panel = (change: Partial<Parameters<typeof DisputePanel>[0]> = {}) => (
  <DisputePanel
    job={disputed}
    evidence={evidence}
    owedCents={0}
    offers={[offer({ state: 'TAKEN', scope: 'Pages 1 to 14.', at: '2026-11-16T18:00:00.000Z' })]}
    resolutions={[resolution({ state: 'DECLINED', answeredAt: '2026-11-21T13:00:00.000Z', answer: 'No.' })]}
    series={[]}
    files={[file]}
    {...change}
  />
);

test('both sides say their part beside one another, the reason for the dispute first', async () => {
  await show(panel());
  const words = (name: string) =>
    within(screen.getByRole('list', { name: `What ${name} says` }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('q')?.textContent);
  expect(words('Clara')).toEqual(['Half is missing.', 'No.', 'Page 9?']);
  expect(words('Ana')).toEqual(['All of it.']);
  const ana = within(screen.getByRole('region', { name: 'Ana Rincón' }));
  expect(ana.getByText('came to 40 of 41 consultations')).toBeTruthy();
  expect(ana.getByText(/^12 messages, the last on/)).toBeTruthy();
  expect(ana.getByRole('link', { name: 'Seat map' }).getAttribute('href')).toBe(`/job/admin/${id(31)}`);
});

test('a side that wrote nothing is said to have written nothing', async () => {
  await show(panel({ job: { ...disputed, history: disputed.history.slice(1) } }));
  expect(screen.getByText('Ana hasn’t written anything outside the chat.')).toBeTruthy();
});

test('what happened is one story of both, from its beginning', async () => {
  await show(panel());
  const items = [...screen.getByRole('list', { name: 'Evidence' }).children].map((item) => item.textContent);
  expect(
    items.map(
      (text) =>
        /Consultation|version 1|draft|delivered|changes|suggested|declined|Parley/.exec(text ?? '')?.[0],
    ),
  ).toEqual([
    'Consultation',
    'version 1',
    'draft',
    'delivered',
    'changes',
    'suggested',
    'declined',
    'Parley',
  ]);
  expect(items[0]).toContain('Professional didn’t join');
  expect(items[0]).toContain('Clara: 28 min in the room');
  expect(items[1]).toContain('Hired on these terms. Pages 1 to 14.');
  expect(items[3]).toContain('On time: due');
});

test('while the client’s bank disputes the payment, nobody decides', async () => {
  const frozen = {
    ...disputed,
    dispute: disputed.dispute && { ...disputed.dispute, by: 'processor' as const },
  };
  await show(panel({ job: frozen }));
  expect(screen.getByText(/You can decide once the bank has/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
