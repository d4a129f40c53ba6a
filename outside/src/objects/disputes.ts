import { move } from './balance.ts';
import { newId } from '../ids.ts';
import type { Charge, Dispute, Metadata, Movement } from './objects.ts';
import { chargeOf } from './payments.ts';
import { broken, missing, Refusal } from '../refusal.ts';
import { DAY, type World } from '../world.ts';

const DISPUTE_FEE = 1500;
/** How long the bank takes evidence. */
const EVIDENCE_DAYS = 10;

export type DisputeOutcome = 'opened' | 'won' | 'lost';

interface Act {
  outcome: DisputeOutcome;
  /**
   * Opened: how much the bank takes, usually what is not refunded; also what is can be. Lost: how much of it comes back
   * all the same, as of what was refunded before.
   */
  amount?: number | undefined;
  evidenceDays?: number | undefined;
}

/** A chargeback: the bank takes the money back, then may return it. Several may be about parts of one charge, decided one after another. */
export function dispute(world: World, chargeId: string, act: Act): Dispute {
  const charge = chargeOf(world, chargeId);
  const known = world.store.all('dispute', 'charge', chargeId);
  if (act.outcome === 'opened') return open(world, charge, known, act);
  const undecided = known.find(isUndecided);
  if (!undecided) throw new Refusal(409, true, { message: 'No open dispute.' });
  return decide(world, charge, undecided, act);
}

export function disputeOf(world: World, id: string): Dispute {
  const found = world.store.get('dispute', id);
  if (!found) throw missing('dispute', id, 'dispute');
  return found;
}

const isUndecided = ({ status }: Dispute) => status === 'needs_response' || status === 'under_review';

interface Evidence {
  evidence: { uncategorized_file?: string | undefined };
  metadata: Metadata;
  submit?: boolean | undefined;
}

/** The bank takes evidence once, and until its deadline. */
export function updateDispute(
  world: World,
  id: string,
  { evidence, metadata, submit = true }: Evidence,
): Dispute {
  const known = disputeOf(world, id);
  const { evidence_details: details } = known;
  if (!isUndecided(known)) throw broken('This dispute is already closed.');
  if (details.submission_count > 0) throw broken('Evidence has already been submitted for this dispute.');
  if (details.due_by !== null && details.due_by <= world.now())
    throw broken('The deadline to submit evidence for this dispute has passed.');
  const { uncategorized_file: fileId } = evidence;
  if (fileId !== undefined && world.store.get('file', fileId) === null)
    throw missing('file', fileId, 'evidence[uncategorized_file]', 400);
  const changed: Dispute = {
    ...known,
    metadata: { ...known.metadata, ...metadata },
    evidence_details: {
      ...details,
      has_evidence: fileId !== undefined,
      ...(submit && { submission_count: 1, submission_method: 'manual' }),
    },
    ...(submit && { status: 'under_review' }),
  };
  world.store.put(changed);
  world.emit('charge.dispute.updated', changed);
  return changed;
}

function open(
  world: World,
  charge: Charge,
  known: Dispute[],
  { amount: asked, evidenceDays = EVIDENCE_DAYS }: Act,
): Dispute {
  if (charge.status !== 'succeeded')
    throw new Refusal(409, true, { message: 'This charge did not succeed.' });
  const amount = asked ?? charge.amount - charge.amount_refunded;
  const disputed = known.reduce((sum, one) => sum + one.amount, 0);
  if (disputed > 0 && disputed + amount > charge.amount)
    throw new Refusal(409, true, { message: 'This charge has already been disputed.' });
  if (amount > charge.amount) throw new Refusal(409, true, { message: 'That is more than was charged.' });
  if (amount === 0) throw new Refusal(409, true, { message: 'This charge has been refunded in full.' });
  const id = newId('du');
  const opened: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [moveDisputed(world, id, -amount)],
    charge: charge.id,
    created: world.now(),
    currency: world.currency,
    evidence_details: {
      due_by: world.now() + evidenceDays * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  world.store.put(opened);
  world.store.put({ ...charge, disputed: true });
  world.emit('charge.dispute.created', opened);
  world.emit('charge.dispute.funds_withdrawn', opened);
  return opened;
}

function decide(world: World, charge: Charge, known: Dispute, { outcome, amount = 0 }: Act): Dispute {
  const cents = outcome === 'won' ? known.amount : Math.min(amount, known.amount);
  const back = cents === 0 ? [] : [moveDisputed(world, known.id, cents)];
  const decided: Dispute = {
    ...known,
    status: outcome === 'won' ? 'won' : 'lost',
    balance_transactions: [...known.balance_transactions, ...back],
  };
  world.store.put(decided);
  const others = world.store.all('dispute', 'charge', charge.id).filter(({ id }) => id !== known.id);
  if (outcome === 'won')
    world.store.put({ ...charge, disputed: others.some(({ status }) => status !== 'won') });
  if (cents > 0) world.emit('charge.dispute.funds_reinstated', decided);
  world.emit('charge.dispute.closed', decided);
  return decided;
}

/** The fee follows the amount. */
function moveDisputed(world: World, id: string, amount: number): Movement {
  const isTaken = amount < 0;
  return move(world, {
    type: 'adjustment',
    amount,
    fee: isTaken ? DISPUTE_FEE : -DISPUTE_FEE,
    source: id,
    category: isTaken ? 'dispute' : 'dispute_reversal',
  });
}
