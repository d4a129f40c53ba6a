import { SIDE_ROLES, sideOfRole } from '@parley/contract/sides.ts';
import { POSTING } from '../../negotiations.ts';
import { act, type Act, type Turn } from '../act.ts';
import type { Cast } from '../people.ts';
import type { Scene, SceneNegotiation } from '../scene.ts';
import { cents, someTimes } from './times.ts';

interface Between {
  clientId: string;
  professionalId: string;
}
interface Two extends Between {
  serviceId: string;
}

/** Every client with every professional of a sequence, by a service of theirs. */
const byService = ({ clients, services }: Cast): Two[] =>
  clients.flatMap(({ id: clientId }) =>
    services.map(({ id: serviceId, professionalId }) => ({ clientId, professionalId, serviceId })),
  );

/** Every client with every professional of a sequence. */
export const pairs = ({ clients, professionals }: Cast): Between[] =>
  clients.flatMap(({ id: clientId }) =>
    professionals.map(({ id: professionalId }) => ({ clientId, professionalId })),
  );

const OPEN = ['SENT', 'READ', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED'];
const isOpen = ({ status }: { status: string }) => OPEN.includes(status);
const negotiations = ({ negotiations: all }: Scene) => all;

const sender = ({ kind }: SceneNegotiation) => (kind === 'PROPOSAL' ? 'professional' : 'client');
const recipient = ({ kind }: SceneNegotiation) => (kind === 'PROPOSAL' ? 'client' : 'professional');
const whoseTurn = ({ turn }: Pick<SceneNegotiation, 'turn'>) => (turn === null ? 'either' : sideOfRole(turn));

/** Of the clients' postings with each professional. */
const forPostings = ({ postings }: Scene, cast: Cast) =>
  postings.flatMap((posting) =>
    byService(cast)
      .filter(({ clientId }) => clientId === posting.clientId)
      .map((pair) => ({ ...pair, postingId: posting.id, postingStatus: posting.status })),
  );
type ForPosting = ReturnType<typeof forPostings>[number];
const isOpenPosting = ({ postingStatus }: ForPosting) => postingStatus === 'OPEN';

const ofPostings = ({ postings }: Scene) => postings.map((each) => ({ ...each, professionalId: '' }));

const iso = (instant: string) => new Date(instant).toISOString();

type Response = 'write' | 'accept' | 'decline' | 'withdraw' | 'reject_reschedule' | 'reschedule';
function respond({ call }: Turn, { id, kind }: SceneNegotiation, action: Response, extra: object = {}) {
  const body = { id, action, ...extra };
  return kind === 'PROPOSAL'
    ? call('POST /api/job/jobProposal/response', { body })
    : call('POST /api/job/invite/response', { body });
}

export const NEGOTIATING: Record<string, Act> = {
  'post a job': act({
    who: 'client',
    often: 2,
    about: (_scene, cast) => pairs(cast),
    when: ({ clientId }, _now, { postings }) => postings.every((each) => each.clientId !== clientId),
    does: ({ call, random }) =>
      call('POST /api/job/jobPosting', {
        body: {
          ...POSTING,
          openings: random.pick([1, 1, 2]),
          attachments: [],
        },
      }),
  }),
  propose: act({
    who: 'professional',
    often: 3,
    about: forPostings,
    when: isOpenPosting,
    does: (turn, { postingId, serviceId }) =>
      turn.call('POST /api/job/jobProposal', {
        body: {
          postingId,
          ...(turn.random.chance(0.5) && { serviceId }),
          message: 'I have done this often.',
          amountCents: cents(turn),
          estimatedDays: turn.random.pick([1, 3, 10, 60]),
          ...someTimes(turn),
        },
      }),
  }),
  invite: act({
    who: 'client',
    often: 2,
    about: (_scene, cast) => byService(cast),
    does: (turn, { serviceId, clientId }) => {
      const posting = turn.scene.postings.find(
        (each) => each.clientId === clientId && each.status === 'OPEN',
      );
      return turn.call('POST /api/job/jobPosting/invite', {
        body: {
          serviceId,
          ...(posting && turn.random.chance(0.5) && { postingId: posting.id }),
          message: 'Let us talk about our terms.',
          ...(turn.random.chance(0.5) && { amountCents: cents(turn) }),
          ...someTimes(turn),
        },
      });
    },
  }),
  'open what was sent': act({
    who: recipient,
    often: 3,
    about: negotiations,
    when: ({ status }) => status === 'SENT',
    does: ({ call }, { id, kind }) =>
      kind === 'PROPOSAL'
        ? call('GET /api/job/jobProposal/:id', { params: { id } })
        : call('GET /api/job/invite/:id', { params: { id } }),
  }),
  accept: act({
    who: whoseTurn,
    often: 14,
    about: negotiations,
    when: ({ status, turn }) => turn !== null && status !== 'RESCHEDULE_REJECTED',
    does: (turn, negotiation) => {
      const { startsAt, alternatives } = negotiation;
      // One of several has to be named.
      const several = alternatives.length > 0 && {
        startsAt: iso(turn.random.pick([startsAt, ...alternatives])),
      };
      return respond(turn, negotiation, 'accept', { ...several });
    },
  }),
  'ask for another time': act({
    who: 'either',
    often: 3,
    about: negotiations,
    when: isOpen,
    does: (turn, negotiation) => respond(turn, negotiation, 'reschedule', someTimes(turn)),
  }),
  'reject another time': act({
    who: whoseTurn,
    often: 2,
    about: negotiations,
    when: ({ status }) => status === 'RESCHEDULE' || status === 'RESCHEDULE_PRO',
    does: (turn, negotiation) => respond(turn, negotiation, 'reject_reschedule'),
  }),
  'write without a move': act({
    who: 'either',
    often: 0.7,
    about: negotiations,
    when: isOpen,
    does: (turn, negotiation) => respond(turn, negotiation, 'write', { message: 'Do you know Rust?' }),
  }),
  decline: act({
    who: recipient,
    often: 1,
    about: negotiations,
    when: isOpen,
    does: (turn, negotiation) => respond(turn, negotiation, 'decline', { message: 'Not this time.' }),
  }),
  withdraw: act({
    who: sender,
    often: 1,
    about: negotiations,
    when: isOpen,
    does: (turn, negotiation) => respond(turn, negotiation, 'withdraw'),
  }),
  'respond on behalf of a side': act({
    who: 'admin',
    often: 1,
    about: negotiations,
    when: isOpen,
    does: ({ call, random }, { id, kind }) => {
      const action = random.pick(['accept', 'decline', 'withdraw', 'reject_reschedule', 'write'] as const);
      const body = {
        action,
        as: random.pick(SIDE_ROLES),
        reason: 'They called us.',
      };
      return kind === 'PROPOSAL'
        ? call('POST /api/job/jobProposal/admin/:id', { params: { id }, body })
        : call('POST /api/job/invite/admin/:id', { params: { id }, body });
    },
  }),
  'close a posting': act({
    who: 'client',
    often: 0.2,
    about: ofPostings,
    when: ({ status }) => status === 'OPEN',
    does: ({ call }, { id }) => call('POST /api/job/jobPosting/:id/close', { params: { id } }),
  }),
  'reopen a posting': act({
    who: 'client',
    often: 1,
    about: ofPostings,
    when: ({ status }) => status !== 'OPEN',
    does: ({ call }, { id }) => call('POST /api/job/jobPosting/:id/reopen', { params: { id } }),
  }),
  'remove a posting': act({
    who: 'client',
    often: 0.1,
    about: ofPostings,
    does: ({ call }, { id }) => call('DELETE /api/job/jobPosting/:id', { params: { id } }),
  }),
};
