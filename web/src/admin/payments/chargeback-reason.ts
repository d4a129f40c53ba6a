import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** The processor's words for why somebody's bank takes a payment back. */
const REASONS: Record<string, MessageDescriptor | undefined> = {
  bank_cannot_process: msg`The bank couldn’t process the payment`,
  credit_not_processed: msg`A promised refund didn’t arrive`,
  customer_initiated: msg`The client asked their bank for it`,
  debit_not_authorized: msg`The client says they didn’t agree to the payment`,
  duplicate: msg`The client says they paid twice`,
  fraudulent: msg`The client says they didn’t make the payment`,
  general: msg`The bank gave no reason`,
  incorrect_account_details: msg`The account details were wrong`,
  insufficient_funds: msg`The account didn’t have enough money`,
  noncompliant: msg`The bank says the payment broke its rules`,
  product_not_received: msg`The client says they didn’t receive the work`,
  product_unacceptable: msg`The client says the work isn’t what was agreed`,
  subscription_canceled: msg`The client says they had canceled`,
  unrecognized: msg`The client doesn’t recognize the payment`,
};

/** Why the client's bank takes a payment back; a word that we don't know is shown as it is. */
export function chargebackReason(word: string): string {
  const known = REASONS[word];
  return known ? t(known) : word.replaceAll('_', ' ');
}
