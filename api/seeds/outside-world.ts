/** The processor's side of the demo's past, for `/control/world`. */
export interface OutsideWorld {
  accounts: { id: string; userId: string; email: string; country: string; enabled: boolean }[];
  payments: {
    checkoutSessionId: string;
    paymentIntentId: string;
    chargeId: string;
    balanceTransactionId: string;
    amountCents: number;
    feeCents: number;
    jobId: string;
    paymentId: string;
    createdAt: string;
  }[];
  transfers: {
    id: string;
    jobId: string;
    accountId: string;
    chargeId: string;
    amountCents: number;
    createdAt: string;
  }[];
  refunds: { id: string; chargeId: string; amountCents: number; createdAt: string }[];
  payouts: { id: string; accountId: string; amountCents: number; createdAt: string }[];
}

export const emptyWorld = (): OutsideWorld => ({
  accounts: [],
  payments: [],
  transfers: [],
  refunds: [],
  payouts: [],
});

/** Creates the processor's objects; existing ones stay. */
export async function postOutsideWorld(outsideUrl: string, world: OutsideWorld): Promise<void> {
  const answer = await fetch(`${outsideUrl}/control/world`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(world),
  });
  if (!answer.ok)
    throw new Error(`the world outside refused our past: ${answer.status} ${await answer.text()}`);
}
