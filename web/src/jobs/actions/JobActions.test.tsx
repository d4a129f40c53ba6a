import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { job, talkingJob } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { JobActions } from './JobActions.tsx';

const delivered = job({ status: 'DELIVERED', releaseAt: '2026-12-05T12:00:00.000Z' });
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('a client with delivered work sees accepting first, with the amount on the button', async () => {
  await show(<JobActions job={delivered} side="client" onAction={vi.fn()} />);
  expect(buttons()).toEqual([
    'Accept the work and pay Ana $1,080',
    'Request changes',
    'Extend review',
    'Ask Parley to decide',
  ]);
});

test('what changes the plan comes last, under a heading of its own', async () => {
  await show(
    <JobActions job={delivered} side="client" onAction={vi.fn()}>
      <li>
        <button type="button">Suggest a split</button>
      </li>
    </JobActions>,
  );
  const rest = within(screen.getByRole('region', { name: 'If plans change' }));
  expect(rest.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Suggest a split',
    'Ask Parley to decide',
  ]);
});

test('an extension is offered once; then its button is disabled with the reason', async () => {
  await show(<JobActions job={{ ...delivered, extensionUsed: true }} side="client" onAction={vi.fn()} />);
  const why = 'You’ve already taken more time once.';
  const extend = await screen.findByRole('button', { name: 'Extend review', description: why });
  expect(extend.getAttribute('aria-disabled')).toBe('true');
});

test('before the hire there is nothing to deliver: a professional gives more time, or ends the job', async () => {
  await show(<JobActions job={talkingJob()} side="professional" onAction={vi.fn()} />);
  expect(buttons()).toEqual(['Give 7 more days', 'End this job']);
});

test('a client never sees the professional’s buttons', async () => {
  await show(<JobActions job={talkingJob()} side="client" onAction={vi.fn()} />);
  expect(buttons()).toEqual(['End this job']);
});

test('a professional can dispute what is delivered, or give everything back', async () => {
  await show(<JobActions job={delivered} side="professional" onAction={vi.fn()} />);
  expect(buttons()).toEqual(['Cancel and refund Clara', 'Ask Parley to decide']);
});

test('before late work is refunded, the professional sees objecting first, and the client can keep the job going', async () => {
  const late = job({ refundableAt: '2026-11-19T12:00:00.000Z', lateRefundAt: '2026-12-04T13:00:00.000Z' });
  const { unmount } = await show(<JobActions job={late} side="professional" onAction={vi.fn()} />);
  expect(buttons()).toEqual(['Object to the refund', 'Deliver the work', 'Cancel and refund Clara']);
  unmount();
  await show(<JobActions job={late} side="client" onAction={vi.fn()} />);
  expect(buttons()).toEqual([
    'Accept the work and pay Ana $1,080',
    'Keep the job going',
    'Ask Parley to decide',
  ]);
});

test('a press opens the action’s dialog and does nothing else', async () => {
  const onAction = vi.fn();
  const { user } = await show(<JobActions job={job()} side="professional" onAction={onAction} />);
  await user.click(screen.getByRole('button', { name: /^Cancel and refund/ }));
  expect(onAction.mock.calls).toEqual([['cancel']]);
});

test('a completed job has no actions', async () => {
  await show(<JobActions job={job({ status: 'COMPLETED' })} side="client" onAction={vi.fn()} />);
  expect(buttons()).toEqual([]);
});
