import { type Side, SIDE_ROLES } from '@parley/contract/sides.ts';
import { act, type Act, type Turn } from '../act.ts';
import { personOf, signInAgain } from '../people.ts';
import type { Scene, SceneJob, ScenePayment } from '../scene.ts';
import { pairs } from './negotiating.ts';

const jobs = ({ jobs: all }: Scene) => all;
const reason = 'Both sides were heard.';
const isDisputed = ({ status }: SceneJob) => status === 'DISPUTED';

/** Both people of every pair, each as a subject of its own. */
const peopleOf = (_scene: Scene, cast: Turn['cast']) =>
  [...cast.clients, ...cast.professionals].map(({ id }) => ({ id, clientId: id, professionalId: id }));

/** The work by default. */
const ofIt = ({ appointmentId, tipId }: Pick<ScenePayment, 'appointmentId' | 'tipId'>) => ({
  appointmentId: appointmentId ?? undefined,
  tipId: tipId ?? undefined,
});

interface Blocked {
  /** Whoever blocked the other. */
  side: Side;
  clientId: string;
  professionalId: string;
  blockedId: string;
}
const blocked = ({ blocks }: Scene, cast: Turn['cast']) =>
  blocks.map(({ blockerId, blockedId }): Blocked =>
    cast.clients.some(({ id }) => id === blockerId)
      ? { side: 'client', clientId: blockerId, professionalId: blockedId, blockedId }
      : { side: 'professional', clientId: blockedId, professionalId: blockerId, blockedId },
  );

export const OVERSEEING: Record<string, Act> = {
  'decide a dispute': act({
    who: 'admin',
    often: 3,
    about: jobs,
    when: isDisputed,
    does: ({ call, random }, { id }) =>
      call('POST /api/job/admin/:id/resolve', {
        params: { id },
        body: {
          reason,
          ...random.pick([
            { outcome: 'release' as const },
            { outcome: 'refund' as const },
            { outcome: 'split' as const, toProfessionalCents: random.pick([1, 40, 5_000, 1_000_000]) },
          ]),
        },
      }),
  }),
  'resume a disputed job': act({
    who: 'admin',
    often: 2,
    about: jobs,
    when: isDisputed,
    does: ({ call }, { id }) => call('POST /api/job/admin/:id/resume', { params: { id }, body: { reason } }),
  }),
  'act on a job on behalf of a side': act({
    who: 'admin',
    often: 1,
    about: jobs,
    when: ({ status }) => ['TALKING', 'ACTIVE', 'DELIVERED', 'DISPUTED'].includes(status),
    does: ({ call, random }, { id }) =>
      call('POST /api/job/admin/:id/act', {
        params: { id },
        body: {
          as: random.pick(SIDE_ROLES),
          action: random.pick([
            'end',
            'extend_hire_by',
            'deliver',
            'request_changes',
            'extend',
            'complete',
            'cancel',
            'take_refund',
            'withdraw_refund',
            'dispute',
            'withdraw_dispute',
          ] as const),
          reason,
        },
      }),
  }),
  'suggest a resolution on behalf of a side': act({
    who: 'admin',
    often: 0.5,
    about: jobs,
    when: ({ status }) => ['ACTIVE', 'DELIVERED', 'DISPUTED'].includes(status),
    does: ({ call, random }, { id }) =>
      call('POST /api/job/admin/:id/resolutions', {
        params: { id },
        body: {
          as: random.pick(SIDE_ROLES),
          toProfessionalCents: random.pick([0, 50, 5_000]),
          reason,
        },
      }),
  }),
  'answer a resolution on behalf of a side': act({
    who: 'admin',
    often: 0.5,
    about: ({ resolutions }) => resolutions,
    when: ({ state }) => state === 'OPEN',
    does: ({ call, random }, { id: resolutionId, jobId }) =>
      call('POST /api/job/admin/:id/resolutions/response', {
        params: { id: jobId },
        body: {
          resolutionId,
          action: random.pick(['accept', 'decline', 'withdraw'] as const),
          as: random.pick(SIDE_ROLES),
          reason,
        },
      }),
  }),
  'refund as an admin': act({
    who: 'admin',
    often: 1.5,
    about: ({ payments }) => payments,
    when: ({ settlement }) => settlement !== 'NONE',
    does: ({ call, random }, { jobId, amountCents, refundedCents, ...subject }) => {
      const left = amountCents - refundedCents;
      const asked = random.pick([1, Math.floor(left / 3), left, left, left + 1]);
      return call('POST /api/payment/admin/refund', {
        body: { jobId, ...ofIt(subject), amountCents: Math.max(1, asked), reason },
      });
    },
  }),
  'decide about the money of a consultation': act({
    who: 'admin',
    often: 4,
    about: ({ appointments }) => appointments,
    when: ({ objectedAt, settleAt }) => objectedAt !== null && settleAt !== null,
    does: ({ call, random }, { id: appointmentId }) =>
      call('POST /api/payment/admin/consultation', {
        body: { appointmentId, toProfessionalCents: random.pick([0, 1, 1_500, 4_000, 4_001]), reason },
      }),
  }),
  'try a processor call again': act({
    who: 'admin',
    often: 1,
    about: ({ calls }) => calls,
    when: ({ status }) => ['PENDING', 'WAITING', 'STUCK'].includes(status),
    does: ({ call }, { id }) => call('POST /api/payment/admin/retry', { body: { id, reason } }),
  }),
  'write off a debt': act({
    who: 'admin',
    often: 1,
    about: ({ debts }) => debts,
    when: ({ leftCents }) => leftCents > 0,
    does: ({ call }, { id }) => call('POST /api/payment/admin/debts/write-off', { body: { id, reason } }),
  }),
  'pay a failed refund another way': act({
    who: 'admin',
    often: 2,
    about: ({ calls }) => calls,
    when: ({ kind, status }) => kind === 'refund' && status === 'STUCK',
    does: ({ call, now }, { id }) =>
      call('POST /api/payment/admin/paid-otherwise', { body: { id, on: now.slice(0, 10), reason } }),
  }),
  'have a payment checked': act({
    who: 'admin',
    often: 0.5,
    about: ({ payments }) => payments,
    asksProcessor: true,
    does: ({ call }, { jobId, ...subject }) =>
      call('POST /api/payment/admin/check', { body: { jobId, ...ofIt(subject), reason } }),
  }),
  'disable somebody': act({
    who: 'admin',
    often: 0.1,
    about: peopleOf,
    when: ({ id }, _now, { disabled }) => !disabled.includes(id),
    does: ({ call }, { id }) => call('POST /api/users/disable/:id', { params: { id }, body: { reason } }),
  }),
  'enable somebody again': act({
    who: 'admin',
    often: 4,
    about: peopleOf,
    when: ({ id }, _now, { disabled }) => disabled.includes(id),
    does: async ({ call, world, cast }, { id }) => {
      const { status } = await call('POST /api/users/enable/:id', { params: { id }, body: { reason } });
      if (status < 300) await signInAgain(world, personOf(cast, id));
    },
  }),
  'disable oneself': act({
    who: 'either',
    often: 0.03,
    about: peopleOf,
    does: ({ call, by }) => call('POST /api/users/disable/:id', { params: { id: by.id }, body: {} }),
  }),
  block: act({
    who: 'either',
    often: 0.12,
    about: (_scene, cast) => pairs(cast),
    does: ({ call, by }, { clientId, professionalId }) =>
      call('POST /api/users/block/:id', { params: { id: by.id === clientId ? professionalId : clientId } }),
  }),
  unblock: act({
    who: ({ side }) => side,
    often: 4,
    about: blocked,
    does: ({ call }, { blockedId }) => call('DELETE /api/users/block/:id', { params: { id: blockedId } }),
  }),
  'report a person': act({
    who: 'either',
    often: 0.05,
    about: (_scene, cast) => pairs(cast),
    does: ({ call, by }, { clientId, professionalId }) =>
      call('POST /api/report', {
        body: { type: 'person', id: by.id === clientId ? professionalId : clientId, reason: 'Was rude.' },
      }),
  }),
  'look around': act({
    who: 'either',
    often: 0.6,
    about: (_scene, cast) => pairs(cast),
    does: async ({ call, by }) => {
      await call('GET /api/dashboard');
      await call('GET /api/job/inProgress', { query: {} });
      await call('GET /api/job/history', { query: {} });
      if (by.role === 'CLIENT') await call('GET /api/payment/client', { query: {} });
      else await call('GET /api/payment/professional');
    },
  }),
};
