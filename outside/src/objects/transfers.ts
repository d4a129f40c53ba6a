import { requireCurrency } from '../currency.ts';
import { held, move } from './balance.ts';
import { newId } from '../ids.ts';
import type { Metadata, Reversal, Transfer } from './objects.ts';
import { broken, invalid, missing } from '../refusal.ts';
import type { World } from '../world.ts';

interface NewTransfer {
  id?: string;
  created?: number;
  amount: number;
  destination: string;
  source_transaction?: string | undefined;
  transfer_group?: string | undefined;
  metadata?: Metadata | undefined;
  description?: string | undefined;
}

export function createTransfer(
  world: World,
  { currency, ...asked }: NewTransfer & { currency: string },
): Transfer {
  requireCurrency(world, currency);
  const account = world.store.get('account', asked.destination);
  if (!account) throw missing('destination', asked.destination, 'destination', 400);
  if (account.capabilities.transfers !== 'active') {
    const needs =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers';
    throw broken(needs, 'insufficient_capabilities_for_transfer', 'destination');
  }
  checkCover(world, asked);
  const transfer = settleTransfer(world, asked);
  world.emit('transfer.created', transfer);
  return transfer;
}

/** Without checking the balance. */
export function settleTransfer(world: World, asked: NewTransfer): Transfer {
  const { amount, destination } = asked;
  const id = asked.id ?? newId('tr');
  const created = asked.created ?? world.now();
  const destinationPayment = newId('py');
  // A transfer from a charge becomes available when the charge does
  const availableOn = Math.max(created, settlesWith(world, asked.source_transaction));
  const out = move(world, { type: 'transfer', amount: -amount, source: id, created, availableOn });
  move(world, {
    type: 'payment',
    amount,
    source: destinationPayment,
    account: destination,
    created,
    availableOn,
  });
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: out.id,
    created,
    currency: world.currency,
    description: asked.description ?? null,
    destination,
    destination_payment: destinationPayment,
    livemode: false,
    metadata: asked.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: asked.source_transaction ?? null,
    source_type: 'card',
    transfer_group: asked.transfer_group ?? groupOf(world, asked.source_transaction),
  };
  world.store.put(transfer);
  return transfer;
}

export function transferOf(world: World, id: string): Transfer {
  const transfer = world.store.get('transfer', id);
  if (!transfer) throw missing('transfer', id, 'transfer');
  return transfer;
}

export function reverseTransfer(
  world: World,
  id: string,
  asked: { amount?: number; metadata?: Metadata },
): Reversal {
  const transfer = transferOf(world, id);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = asked.amount ?? left;
  if (left === 0) throw broken(`Transfer ${id} is already fully reversed.`);
  if (amount > left)
    throw broken(`Transfer reversal amount is greater than unreversed amount on transfer (${left}).`);
  checkConnectedBalance(world, transfer.destination, amount);
  const reversal = moveBack(world, transfer, amount, asked.metadata ?? {});
  const reversed: Transfer = {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  };
  world.store.put(reversed);
  world.emit('transfer.reversed', reversed);
  return reversal;
}

function moveBack(world: World, transfer: Transfer, amount: number, metadata: Metadata): Reversal {
  const id = newId('trr');
  const paymentRefund = newId('pyr');
  const back = move(world, { type: 'transfer_refund', amount, source: id });
  move(world, {
    type: 'payment_refund',
    amount: -amount,
    source: paymentRefund,
    account: transfer.destination,
  });
  const reversal: Reversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: back.id,
    created: world.now(),
    currency: world.currency,
    destination_payment_refund: paymentRefund,
    metadata,
    source_refund: null,
    transfer: transfer.id,
  };
  world.store.put(reversal);
  return reversal;
}

function checkCover(world: World, { amount, source_transaction }: NewTransfer): void {
  if (source_transaction === undefined) {
    if (amount > held(world, '').available) {
      throw broken('You have insufficient available funds in your Stripe account.', 'balance_insufficient');
    }
    return;
  }
  const left = leftOf(world, source_transaction);
  if (amount > left) {
    throw broken(
      `Transfers using this transaction as a source must not exceed what is left of it (${left}).`,
      undefined,
      'amount',
    );
  }
}

/** The part of a charge neither refunded nor transferred. */
function leftOf(world: World, chargeId: string): number {
  const charge = world.store.get('charge', chargeId);
  if (!charge) throw missing('charge', chargeId, 'source_transaction', 400);
  if (charge.status !== 'succeeded')
    throw invalid(`Charge ${chargeId} did not succeed.`, undefined, 'source_transaction');
  const sent = world.store.all('transfer', 'source_transaction', chargeId);
  return sent.reduce(
    (left, one) => left - one.amount + one.amount_reversed,
    charge.amount - charge.amount_refunded,
  );
}

function checkConnectedBalance(world: World, account: string, amount: number): void {
  const { available, pending } = held(world, account);
  if (amount <= available + pending) return;
  throw broken(
    'The connected account does not have sufficient funds to cover this reversal.',
    'balance_insufficient',
  );
}

function settlesWith(world: World, chargeId: string | undefined): number {
  const movement = world.store.get('charge', chargeId ?? '')?.balance_transaction;
  return world.store.get('balance_transaction', movement ?? '')?.available_on ?? 0;
}

function groupOf(world: World, chargeId: string | undefined): string | null {
  return world.store.get('charge', chargeId ?? '')?.transfer_group ?? null;
}
