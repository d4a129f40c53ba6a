import { invalid } from '../refusal.ts';

/** Validates a value against a type of stripe-node; returns the mismatch or null. */
export type Mismatch = (shape: string, value: unknown, as: 'form' | 'json') => string | null;

const SHAPE_OF: Record<string, string> = {
  account: 'AccountAnswer',
  account_link: 'AccountLinkAnswer',
  balance: 'BalanceAnswer',
  balance_transaction: 'MovementAnswer',
  bank_account: 'BankAccountAnswer',
  charge: 'ChargeAnswer',
  'checkout.session': 'CheckoutAnswer',
  customer: 'CustomerAnswer',
  dispute: 'DisputeAnswer',
  event: 'EventAnswer',
  file: 'FileAnswer',
  login_link: 'LoginLinkAnswer',
  payment_intent: 'IntentAnswer',
  payment_method: 'CardAnswer',
  payout: 'PayoutAnswer',
  refund: 'RefundAnswer',
  transfer: 'TransferAnswer',
  transfer_reversal: 'ReversalAnswer',
};

export type Shapes = ReturnType<typeof shapeChecks>;

/** Off in the demo; in tests both directions are validated. */
export function shapeChecks(mismatch: Mismatch = () => null) {
  function checkRequest(shape: string, form: unknown): void {
    const problem = mismatch(shape, form, 'form');
    if (problem !== null) throw invalid(`${shape}: ${problem}`, 'shape_mismatch');
  }

  function checkObject(thing: object): void {
    const kind = 'object' in thing ? String(thing.object) : '';
    if (kind === 'list' && 'data' in thing && Array.isArray(thing.data))
      return thing.data.forEach(checkObject);
    if (kind === 'event' && 'data' in thing) checkSubject(thing.data);
    const problem = mismatch(SHAPE_OF[kind] ?? `${kind}?`, thing, 'json');
    if (problem !== null) throw new Error(`the stand-in's own ${kind} does not fit: ${problem}`);
  }

  function checkSubject(data: unknown): void {
    if (typeof data === 'object' && data !== null && 'object' in data && typeof data.object === 'object') {
      checkObject(data.object ?? {});
    }
  }

  return { checkRequest, checkObject };
}
