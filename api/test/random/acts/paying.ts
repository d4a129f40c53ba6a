import { pageOf } from '../../pay.ts';
import { act, type Act, type Turn } from '../act.ts';
import { type Cast, sideOf } from '../people.ts';
import type { Scene, SceneJob, ScenePage, ScenePayment } from '../scene.ts';
import { pairs } from './negotiating.ts';
import { cents } from './times.ts';

/** The parts of the processor that break now and then. */
export const FAULTY_PATHS = [
  '/v1/checkout',
  '/v1/transfers',
  '/v1/refunds',
  '/v1/payment_intents',
  '/v1/accounts',
];

const jobs = ({ jobs: all }: Scene) => all;
const isTalking = ({ status }: SceneJob) => status === 'TALKING';
const offers = ({ offers: all }: Scene) => all;
const ofTalking = ({ jobId }: { jobId: string }, _now: string, scene: Scene) =>
  scene.jobs.some((job) => job.id === jobId && isTalking(job));
const hasOffer = ({ id, status }: SceneJob, _now: string, scene: Scene) =>
  status === 'TALKING' && scene.offers.some(({ jobId, state }) => jobId === id && state === 'STANDING');

const appointments = ({ appointments: all }: Scene) => all;
const ofConsultations = ({ payments }: Scene) =>
  payments.flatMap(({ appointmentId, ...payment }) =>
    appointmentId === null ? [] : [{ ...payment, appointmentId }],
  );

const tips = ({ payments }: Scene) =>
  payments.flatMap(({ tipId, ...payment }) => (tipId === null ? [] : [{ ...payment, tipId }]));

const newOffer = (turn: Turn) => ({
  amountCents: cents(turn),
  estimatedDays: turn.random.pick([1, 5, 30, 60]),
  ...(turn.random.chance(0.3) && { scope: 'Two rounds of comments.' }),
});

/** Two or three parts of one price. */
function newPlan({ random }: Turn) {
  const parts = random.pick([2, 3]);
  const part = {
    title: 'Part',
    amountCents: random.pick([50, 12_345, 1_000_000]),
    estimatedDays: random.pick([1, 30, 60]),
  };
  return {
    amountCents: part.amountCents * parts,
    estimatedDays: part.estimatedDays * parts,
    milestones: Array.from({ length: parts }, () => part),
  };
}

/** Opens the page to pay and does something there; the look afterwards is the browser's return, which may not happen. */
async function pay(
  turn: Turn,
  jobId: string,
  what: { offerId?: string; appointmentId?: string },
  outcome: string,
): Promise<void> {
  const opened = await turn.call('POST /api/payment/checkout/:jobId', { params: { jobId }, body: what });
  if (opened.status >= 300) return;
  await turn.atProcessor(`checkout/${pageOf(opened.data.url)}`, { outcome });
  const { appointmentId } = what;
  if (turn.random.chance(0.6)) await turn.call('POST /api/payment/paid', { body: { jobId, appointmentId } });
}

export const PAYING: Record<string, Act> = {
  'make an offer': act({
    who: 'professional',
    often: 4,
    about: jobs,
    when: isTalking,
    asksProcessor: true,
    does: (turn, { id }) =>
      turn.call('POST /api/job/:id/offers', {
        params: { id },
        body: turn.random.chance(0.3) ? newPlan(turn) : newOffer(turn),
      }),
  }),
  'add a milestone': act({
    who: 'either',
    often: 1,
    about: jobs,
    when: ({ status }) => status === 'ACTIVE' || status === 'DELIVERED',
    does: (turn, { id }) =>
      turn.call('POST /api/job/:id/milestones', {
        params: { id },
        body: { title: 'Extra', amountCents: cents(turn), estimatedDays: 3 },
      }),
  }),
  'ask for other terms': act({
    who: 'client',
    often: 2,
    about: jobs,
    when: isTalking,
    does: (turn, { id }) => turn.call('POST /api/job/:id/offers', { params: { id }, body: newOffer(turn) }),
  }),
  'answer an ask': act({
    who: 'professional',
    often: 5,
    about: offers,
    when: (offer, now, scene) => offer.state === 'ASKED' && ofTalking(offer, now, scene),
    asksProcessor: true,
    does: ({ call, random }, { id: offerId, jobId }) =>
      call('POST /api/job/:id/offers/response', {
        params: { id: jobId },
        body: { offerId, action: random.pick(['accept', 'accept', 'decline'] as const) },
      }),
  }),
  hire: act({
    who: 'client',
    often: 12,
    about: jobs,
    when: hasOffer,
    asksProcessor: true,
    does: (turn, { id }) => pay(turn, id, {}, 'paid'),
  }),
  'try to pay': act({
    who: 'client',
    often: 4,
    about: jobs,
    when: hasOffer,
    asksProcessor: true,
    does: (turn, { id }) =>
      pay(turn, id, {}, turn.random.pick(['declined', 'processing', 'processing', 'abandoned'])),
  }),
  'open the page to pay': act({
    who: 'client',
    often: 3,
    about: jobs,
    when: hasOffer,
    asksProcessor: true,
    does: ({ call }, { id }) =>
      call('POST /api/payment/checkout/:jobId', { params: { jobId: id }, body: {} }),
  }),
  'take an earlier offer': act({
    who: 'client',
    often: 2,
    about: offers,
    when: (offer, now, scene) =>
      offer.by === 'professional' && offer.state === 'REPLACED' && ofTalking(offer, now, scene),
    asksProcessor: true,
    does: (turn, { id, jobId }) => pay(turn, jobId, { offerId: id }, 'paid'),
  }),
  'pay a consultation': act({
    who: 'client',
    often: 14,
    about: appointments,
    when: ({ payBy }) => payBy !== null,
    asksProcessor: true,
    does: (turn, { id: appointmentId, jobId }) => {
      const outcome = turn.random.pick(['paid', 'paid', 'paid', 'processing', 'declined', 'abandoned']);
      return pay(turn, jobId, { appointmentId }, outcome);
    },
  }),
  'open the page of a consultation': act({
    who: 'client',
    often: 2,
    about: appointments,
    when: ({ payBy }) => payBy !== null,
    asksProcessor: true,
    does: ({ call }, { id: appointmentId, jobId }) =>
      call('POST /api/payment/checkout/:jobId', { params: { jobId }, body: { appointmentId } }),
  }),
  'tip the professional': act({
    who: 'client',
    often: 3,
    about: jobs,
    when: ({ status }) => status === 'COMPLETED',
    asksProcessor: true,
    does: async (turn, { id: jobId }) => {
      const amountCents = turn.random.pick([50, 2_000, 2_000, 10_000, 1_000_000]);
      const opened = await turn.call('POST /api/payment/tip/:jobId', {
        params: { jobId },
        body: { amountCents },
      });
      if (opened.status >= 300 || turn.random.chance(0.2)) return;
      const outcome = turn.random.pick(['paid', 'paid', 'paid', 'processing', 'declined', 'abandoned']);
      await turn.atProcessor(`checkout/${pageOf(opened.data.url)}`, { outcome });
    },
  }),
  'look whether a tip is paid': act({
    who: 'client',
    often: 2,
    about: tips,
    when: ({ status }) => status !== 'PAID',
    asksProcessor: true,
    does: ({ call }, { jobId, tipId }) => call('POST /api/payment/paid', { body: { jobId, tipId } }),
  }),
  'give money of a consultation back': act({
    who: 'professional',
    often: 1.5,
    about: ofConsultations,
    when: ({ settlement }) => settlement !== 'NONE' && settlement !== 'REFUNDED',
    does: ({ call, random }, { appointmentId, amountCents, refundedCents }) => {
      const left = amountCents - refundedCents;
      const given = Math.max(1, random.pick([1, 900, left, left, left + 1]));
      return call('POST /api/payment/consultation/refund', { body: { appointmentId, amountCents: given } });
    },
  }),
  'look whether it is paid': act({
    who: 'client',
    often: 2,
    about: jobs,
    when: ({ id }, _now, { pages }) => pages.some(({ jobId }) => jobId === id),
    asksProcessor: true,
    does: ({ call }, { id }) => call('POST /api/payment/paid', { body: { jobId: id } }),
  }),
  'pay on a page that is open': act({
    who: 'outside',
    often: 4,
    about: ({ pages }) => pages,
    when: ({ status }) => status === 'OPEN',
    does: ({ atProcessor, random }, { processorId }) =>
      atProcessor(`checkout/${processorId}`, {
        outcome: random.pick(['paid', 'declined', 'processing', 'abandoned']),
      }),
  }),
  'settle what a bank works on': act({
    who: 'outside',
    often: 3,
    about: ({ pages }) => pages,
    when: ({ status }) => status === 'COMPLETE',
    does: ({ atProcessor, random }, { processorId }) =>
      atProcessor(`checkout/${processorId}`, { outcome: random.pick(['paid', 'paid', 'declined']) }),
  }),
  'pay on an older page that another tab still has': act({
    who: 'outside',
    often: 0.7,
    about: ({ pages }) => pages,
    when: ({ status }) => status !== 'OPEN',
    does: async ({ atProcessor, random }, { processorId }) => {
      await atProcessor(`reopen/${processorId}`, {});
      await atProcessor(`checkout/${processorId}`, { outcome: random.pick(['paid', 'paid', 'processing']) });
    },
  }),
  'charge a page twice': act({
    who: 'outside',
    often: 0.7,
    about: ({ pages, payments }, cast) =>
      chargedAgain.has(cast) ? [] : pages.filter(isOnlyPaid(pages, payments)),
    does: ({ atProcessor, cast }, { processorId }) => {
      chargedAgain.add(cast);
      return atProcessor(`charge-again/${processorId}`, {});
    },
  }),
  'pay another sum than was asked': act({
    who: 'outside',
    often: 0.3,
    about: ({ pages }) => pages,
    when: ({ status }) => status === 'OPEN',
    does: async ({ atProcessor, random }, { processorId }) => {
      await atProcessor(`misstate/${processorId}`, { amount: random.pick([50, 77_777]) });
      await atProcessor(`checkout/${processorId}`, { outcome: 'paid' });
    },
  }),
  'dispute a payment at the bank': act({
    who: 'outside',
    often: 2.5,
    about: ({ payments }) => payments.filter(({ chargeId }) => chargeId !== null),
    // Usually what is not refunded; but a bank can take all of it, or a part.
    does: ({ atProcessor, random }, { chargeId, amountCents }) =>
      atProcessor(`dispute/${chargeId}`, {
        outcome: 'opened',
        ...random.pick([{}, {}, { amount: amountCents }, { amount: Math.ceil(amountCents / 3) }]),
      }),
  }),
  'decide at the bank': act({
    who: 'outside',
    often: 5,
    about: ({ chargebacks }) => chargebacks,
    when: ({ status }) => status === 'OPEN',
    does: ({ atProcessor, random }, { chargeId }) =>
      atProcessor(
        `dispute/${chargeId}`,
        random.pick([{ outcome: 'won' }, { outcome: 'lost' }, { outcome: 'lost', amount: 700 }]),
      ),
  }),
  'have a refund fail at the bank': act({
    who: 'outside',
    often: 2,
    about: ({ calls }) => calls,
    when: ({ kind, status }) => kind === 'refund' && status === 'DONE',
    does: ({ atProcessor }, { resultId }) => atProcessor(`refund/${resultId}`, { outcome: 'failed' }),
  }),
  'pay out what is in an account': act({
    who: 'outside',
    often: 0.5,
    about: ({ calls }) => calls,
    when: ({ kind, status }) => kind === 'transfer' && status === 'DONE',
    does: async (turn, { professionalId }) =>
      turn.atProcessor(`payout/${await accountOf(turn, professionalId)}`, { outcome: 'paid' }),
  }),
  'change what an account may do': act({
    who: 'outside',
    often: 0.5,
    about: jobs,
    does: async (turn, { professionalId }) => {
      const accountId = await accountOf(turn, professionalId);
      turn.postman.watch(accountId);
      const outcome = turn.random.pick(['restricted', 'pending', 'enabled', 'enabled']);
      await turn.atProcessor(`account/${accountId}`, { outcome });
    },
  }),
  'set payouts up again': act({
    who: 'professional',
    often: 0.5,
    about: (_scene, cast) => pairs(cast),
    does: async (turn, between) => {
      const accountId = await accountOf(turn, between.professionalId);
      await turn.atProcessor(`account/${accountId}`, { outcome: 'enabled' });
      const professional = sideOf(turn.cast, between, 'professional');
      await turn.callBy(professional)('POST /api/payment/onboard/confirm', { body: {} });
    },
  }),
  'break the processor': act({
    who: 'outside',
    often: 0.7,
    about: jobs,
    does: ({ atProcessor, random }) =>
      atProcessor('faults', {
        path: random.pick(FAULTY_PATHS),
        times: random.whole(1, 3),
        ...random.pick([{ status: 500 }, { status: 429 }, { reset: true }, { cutAfterCommit: true }]),
      }),
  }),
};

/** Of several charges of one page only the latest is ever seen: so it happens once, after the first one was looked at. */
const chargedAgain = new WeakSet<Cast>();
const isOnlyPaid =
  (pages: readonly ScenePage[], payments: readonly ScenePayment[]) =>
  ({ jobId, appointmentId, tipId }: ScenePage) => {
    const isSame = (each: OfPayment) =>
      each.jobId === jobId && each.appointmentId === appointmentId && each.tipId === tipId;
    return (
      payments.some((each) => isSame(each) && each.status === 'PAID') && pages.filter(isSame).length === 1
    );
  };
type OfPayment = Pick<ScenePage, 'jobId' | 'appointmentId' | 'tipId'>;

async function accountOf({ world }: Turn, professionalId: string): Promise<string> {
  const { processorId } = await world.platform.db
    .selectFrom('payoutAccounts')
    .select('processorId')
    .where('professionalId', '=', professionalId)
    .executeTakeFirstOrThrow();
  return processorId ?? '';
}
