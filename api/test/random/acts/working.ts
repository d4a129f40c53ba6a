import { isForWork } from '@parley/contract/payments/paid-for.ts';
import { otherSide } from '@parley/contract/sides.ts';
import { daysAfter } from '../../../src/platform/clock.ts';
import { act, type Act, type Turn } from '../act.ts';
import type { Scene, SceneJob, SceneResolution } from '../scene.ts';
import { isComing, isPast } from './times.ts';

const jobs = ({ jobs: all }: Scene) => all;
const isIn =
  (...statuses: SceneJob['status'][]) =>
  ({ status }: SceneJob) =>
    statuses.includes(status);
const isHeld = isIn('ACTIVE', 'DELIVERED', 'DISPUTED');
const resolutions = ({ resolutions: all }: Scene) => all;
const isOpen = ({ state }: SceneResolution) => state === 'OPEN';

/** What is left of what was paid. */
const heldIn = ({ payments }: Scene, jobId: string) => {
  const payment = payments.find((each) => each.jobId === jobId && isForWork(each));
  return payment ? payment.amountCents - payment.refundedCents : 0;
};

/** A part to suggest; now and then more than there is. */
const someParting = ({ random, scene }: Turn, jobId: string) => {
  const held = heldIn(scene, jobId);
  return random.pick([0, 1, Math.floor(held * 0.3), held - 1, held, held + 1].filter((part) => part >= 0));
};

const body = {};

export const WORKING: Record<string, Act> = {
  deliver: act({
    who: 'professional',
    often: 6,
    about: jobs,
    when: isIn('ACTIVE'),
    does: ({ call }, { id }) => call('POST /api/job/:id/deliver', { params: { id }, body }),
  }),
  'request changes': act({
    who: 'client',
    often: 3,
    about: jobs,
    when: isIn('DELIVERED'),
    does: ({ call }, { id }) =>
      call('POST /api/job/:id/request-changes', { params: { id }, body: { message: 'Page two, please.' } }),
  }),
  'take more time': act({
    who: 'client',
    often: 1,
    about: jobs,
    when: isIn('DELIVERED'),
    does: ({ call }, { id }) => call('POST /api/job/:id/extend', { params: { id }, body }),
  }),
  'complete the job': act({
    who: 'client',
    often: 2,
    about: jobs,
    when: isHeld,
    does: ({ call }, { id }) => call('POST /api/job/completed/:id', { params: { id }, body }),
  }),
  'cancel the job': act({
    who: 'professional',
    often: 1,
    about: jobs,
    when: isHeld,
    does: ({ call }, { id }) => call('POST /api/job/:id/cancel', { params: { id }, body }),
  }),
  'end the talk': act({
    who: 'either',
    often: 1.5,
    about: jobs,
    when: isIn('TALKING'),
    does: ({ call }, { id }) => call('POST /api/job/:id/end', { params: { id }, body }),
  }),
  'end the others': act({
    who: 'client',
    often: 1,
    about: jobs,
    when: ({ postingId, status }) => postingId !== null && status === 'ACTIVE',
    does: ({ call }, { id }) => call('POST /api/job/:id/end-others', { params: { id }, body }),
  }),
  'give a week more to hire': act({
    who: 'professional',
    often: 1,
    about: jobs,
    when: isIn('TALKING'),
    does: ({ call }, { id }) => call('POST /api/job/:id/hire-by', { params: { id }, body }),
  }),
  dispute: act({
    who: 'either',
    often: 3,
    about: jobs,
    when: isIn('ACTIVE', 'DELIVERED'),
    does: ({ call }, { id }) =>
      call('POST /api/job/:id/dispute', { params: { id }, body: { message: 'This is not what we said.' } }),
  }),
  'withdraw a dispute': act({
    who: ({ disputedBy }) =>
      disputedBy === 'client' || disputedBy === 'professional' ? disputedBy : 'either',
    often: 3,
    about: jobs,
    when: isIn('DISPUTED'),
    does: ({ call }, { id }) => call('POST /api/job/:id/withdraw-dispute', { params: { id }, body }),
  }),
  'take a refund for late work': act({
    who: 'client',
    often: 10,
    about: jobs,
    when: ({ status, refundableAt, lateRefundAt }, now) =>
      status === 'ACTIVE' && lateRefundAt === null && isPast(refundableAt, now),
    does: ({ call }, { id }) => call('POST /api/job/:id/take-refund', { params: { id }, body }),
  }),
  'keep a late job going': act({
    who: 'client',
    often: 3,
    about: jobs,
    when: ({ lateRefundAt }) => lateRefundAt !== null,
    does: ({ call }, { id }) => call('POST /api/job/:id/withdraw-refund', { params: { id }, body }),
  }),
  'object to the refund of late work': act({
    who: 'professional',
    often: 5,
    about: jobs,
    when: ({ lateRefundAt }) => lateRefundAt !== null,
    does: ({ call }, { id }) =>
      call('POST /api/job/:id/dispute', { params: { id }, body: { message: 'You have it since Monday.' } }),
  }),
  'suggest how the money is parted': act({
    who: 'either',
    often: 4,
    about: jobs,
    when: isHeld,
    does: (turn, { id }) =>
      turn.call('POST /api/job/:id/resolutions', {
        params: { id },
        body: { toProfessionalCents: someParting(turn, id), message: 'Let us leave it at that.' },
      }),
  }),
  'suggest a new due date': act({
    who: 'either',
    often: 2.5,
    about: jobs,
    when: isHeld,
    does: ({ call, now, random }, { id }) =>
      call('POST /api/job/:id/resolutions', {
        params: { id },
        body: { dueOn: daysAfter(now, random.pick([0, 1, 3, 20, 60, 90])).slice(0, 10) },
      }),
  }),
  'accept a resolution': answer('accept', 8),
  'decline a resolution': answer('decline', 1.5),
  'withdraw a resolution': answer('withdraw', 1),
  'write a message': act({
    who: 'either',
    often: 0.7,
    about: jobs,
    does: ({ call, random }, { id: jobId }) =>
      call('POST /api/chat/message', {
        body: { jobId, body: 'Any news?', attachments: [], clientMessageId: `m${random.whole(1, 3)}` },
      }),
  }),
  review: act({
    who: 'either',
    often: 2,
    about: jobs,
    when: ({ reviewBy }, now) => isComing(reviewBy, now),
    does: ({ call, random }, { id: jobId }) =>
      call('POST /api/review/job/:jobId', {
        params: { jobId },
        body: { rating: random.whole(1, 5), text: 'Knows the work.' },
      }),
  }),
};

function answer(action: 'accept' | 'decline' | 'withdraw', often: number): Act {
  return act({
    who: ({ by }) => (action === 'withdraw' ? by : otherSide(by)),
    often,
    about: resolutions,
    when: isOpen,
    does: ({ call }, { id: resolutionId, jobId }) =>
      call('POST /api/job/:id/resolutions/response', {
        params: { id: jobId },
        body: { resolutionId, action },
      }),
  });
}
