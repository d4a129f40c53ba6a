import { accountOf } from './accounts.ts';
import { held, move } from './balance.ts';
import { newId } from '../ids.ts';
import type { Payout } from './objects.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** Instead of a connected account, in what the stand-in is told to do. */
const PLATFORM = 'platform';

interface NewPayout {
  id?: string;
  /** A connected account, or the platform itself. */
  account: string;
  amount?: number | undefined;
  outcome?: 'paid' | 'failed';
  created?: number;
}

/** Pays a balance out to its owner's bank; a failed payout returns. */
export function payOut(world: World, asked: NewPayout): Payout {
  const isOwn = asked.account === PLATFORM;
  const account = isOwn ? undefined : accountOf(world, asked.account);
  const { available, pending } = held(world, account?.id ?? '');
  const amount = asked.amount ?? available + pending;
  if (amount <= 0) throw new Refusal(409, true, { message: 'Nothing to pay out.' });
  const id = asked.id ?? newId('po');
  const created = asked.created ?? world.now();
  const out = move(world, { type: 'payout', amount: -amount, source: id, account: account?.id, created });
  const failure = asked.outcome === 'failed' ? failureOf(world, id, amount, account?.id) : NO_FAILURE;
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    arrival_date: created,
    automatic: !isOwn,
    balance_transaction: out.id,
    created,
    currency: world.currency,
    description: 'STRIPE PAYOUT',
    destination: account?.external_accounts.data[0]?.id ?? null,
    livemode: false,
    metadata: {},
    method: 'standard',
    source_type: 'card',
    type: 'bank_account',
    ...failure,
  };
  world.store.put(payout, account?.id);
  world.emit(`payout.${payout.status}`, payout, account?.id);
  return payout;
}

type Ending = Pick<Payout, 'status' | 'failure_balance_transaction' | 'failure_code' | 'failure_message'>;

const NO_FAILURE: Ending = {
  status: 'paid',
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
};

function failureOf(world: World, id: string, amount: number, account: string | undefined): Ending {
  const back = move(world, { type: 'payout_failure', amount, source: id, account });
  return {
    status: 'failed',
    failure_balance_transaction: back.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  };
}
