import { move } from './balance.ts';
import { newId } from '../ids.ts';
import type { Charge, Dispute, Movement } from './objects.ts';
import { chargeOf } from './payments.ts';
import { missing, Refusal } from '../refusal.ts';
import { DAY, type World } from '../world.ts';

const DISPUTE_FEE = 1500;
/** How long the bank takes evidence. */
const EVIDENCE_DAYS = 10;

export type DisputeOutcome = 'opened' | 'won' | 'lost';

/** A chargeback: the bank takes the money back, then may return it. */
export function dispute(world: World, chargeId: string, outcome: DisputeOutcome): Dispute {
  const charge = chargeOf(world, chargeId);
  const [known] = world.store.all('dispute', 'charge', chargeId);
  if (outcome === 'opened') return open(world, charge, known);
  if (!known || known.status !== 'needs_response')
    throw new Refusal(409, true, { message: 'No open dispute.' });
  return decide(world, charge, known, outcome);
}

export function disputeOf(world: World, id: string): Dispute {
  const found = world.store.get('dispute', id);
  if (!found) throw missing('dispute', id, 'dispute');
  return found;
}

function open(world: World, charge: Charge, known: Dispute | undefined): Dispute {
  if (known) throw new Refusal(409, true, { message: 'This charge has already been disputed.' });
  if (charge.status !== 'succeeded')
    throw new Refusal(409, true, { message: 'This charge did not succeed.' });
  const id = newId('du');
  const amount = charge.amount - charge.amount_refunded;
  const opened: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [moveDisputed(world, id, -amount)],
    charge: charge.id,
    created: world.now(),
    currency: 'usd',
    evidence_details: {
      due_by: world.now() + EVIDENCE_DAYS * DAY,
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

function decide(world: World, charge: Charge, known: Dispute, outcome: 'won' | 'lost'): Dispute {
  const back = outcome === 'won' ? [moveDisputed(world, known.id, known.amount)] : [];
  const decided: Dispute = {
    ...known,
    status: outcome,
    balance_transactions: [...known.balance_transactions, ...back],
  };
  world.store.put(decided);
  if (outcome === 'won') {
    world.store.put({ ...charge, disputed: false });
    world.emit('charge.dispute.funds_reinstated', decided);
  }
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
