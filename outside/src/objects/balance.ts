import { newId } from '../ids.ts';
import type { Movement, MovementType } from './objects.ts';
import { DAY, type World } from '../world.ts';

/** Funds become available after two days. */
export const SETTLES_AFTER = 2 * DAY;

const CATEGORY: Record<MovementType, string> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
  payment: 'charge',
  payment_refund: 'refund',
  adjustment: 'dispute',
  payout: 'payout',
  payout_failure: 'payout_reversal',
  stripe_fee: 'fee',
};

interface Move {
  type: MovementType;
  amount: number;
  source: string;
  fee?: number;
  account?: string;
  id?: string;
  created?: number;
  availableOn?: number;
  category?: string;
}

/** Every change of a balance is a balance transaction, for reconciliation. */
export function move(world: World, asked: Move): Movement {
  const created = asked.created ?? world.now();
  const fee = asked.fee ?? 0;
  const movement: Movement = {
    id: asked.id ?? newId('txn'),
    object: 'balance_transaction',
    amount: asked.amount,
    available_on: asked.availableOn ?? created,
    balance_type: 'payments',
    created,
    currency: world.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(world, fee)],
    net: asked.amount - fee,
    reporting_category: asked.category ?? CATEGORY[asked.type],
    source: asked.source,
    status: 'pending',
    type: asked.type,
  };
  world.store.put(movement, asked.account);
  return shownMovement(world, movement);
}

/** What the processor charges the platform for itself, as for each account in use; no event tells of it. */
export const chargeOwnFee = (world: World, amount: number) =>
  move(world, { type: 'stripe_fee', amount: -amount, source: newId('fee') });

export function shownMovement(world: World, movement: Movement): Movement {
  return { ...movement, status: movement.available_on <= world.now() ? 'available' : 'pending' };
}

/** A balance in cents; '' is the platform's. */
export function held(world: World, account: string): { available: number; pending: number } {
  const row = world.store
    .sql(
      `select coalesce(sum(json_extract(body, '$.net')) filter (where json_extract(body, '$.available_on') <= ?), 0) as available,
              coalesce(sum(json_extract(body, '$.net')), 0) as total
       from thing where kind = 'balance_transaction' and account = ?`,
    )
    .get(world.now(), account);
  const available = Number(row?.available ?? 0);
  return { available, pending: Number(row?.total ?? 0) - available };
}

export function shownBalance(world: World, account: string) {
  const { available, pending } = held(world, account);
  const part = (amount: number) => [{ amount, currency: world.currency, source_types: { card: amount } }];
  return { object: 'balance' as const, available: part(available), livemode: false, pending: part(pending) };
}

function feeDetail(world: World, amount: number): Movement['fee_details'][number] {
  return {
    amount,
    application: null,
    currency: world.currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
}
