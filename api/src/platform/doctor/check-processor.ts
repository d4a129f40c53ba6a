import type { Settings } from '../../env.ts';
import { PROCESSOR_EVENTS } from '../../payments/processor/processor-events.ts';
import type { Processor } from '../../payments/processor/processor.ts';
import { error, ok, warning, type Verdict } from './finding.ts';

/** Asks for the balance, which changes nothing. */
export async function checkKey(processor: Processor, { STRIPE_SECRET_KEY }: Settings): Promise<Verdict[]> {
  await processor.retrieveBalance();
  return [ok(STRIPE_SECRET_KEY.includes('_live_') ? 'a live key that works' : 'a test key that works')];
}

/** Whether the processor calls this address, for the events it needs, and gets through. */
export async function checkWebhooks(processor: Processor, { PUBLIC_URL }: Settings): Promise<Verdict[]> {
  const endpoints = await processor.listWebhookEndpoints().catch(() => null);
  const address = `${PUBLIC_URL.replace(/\/+$/, '')}/api/payment/webhook`;
  const found: Verdict[] =
    endpoints === null
      ? [warning('The key may not list the webhook endpoints: compare them with docs/operate/processor.md.')]
      : endpointFindings(endpoints, address);
  const undelivered = await processor.listUndeliveredEvents();
  if (undelivered.length > 0)
    found.push(
      warning(
        `${undelivered.length} events could not be delivered: if it stays so, STRIPE_WEBHOOK_SECRETS has the secret of another endpoint, or the address can’t be reached from outside.`,
      ),
    );
  return found;
}

interface Endpoint {
  url: string;
  isEnabled: boolean;
  events: readonly string[];
}

export function endpointFindings(endpoints: readonly Endpoint[], address: string): Verdict[] {
  const own = endpoints.filter(({ url }) => url === address);
  if (own.length === 0)
    return [error(`No endpoint has the address ${address}: make the two of docs/operate/processor.md.`)];
  if (own.some(({ isEnabled }) => !isEnabled))
    return [
      error(`An endpoint with the address ${address} is disabled: enable it in the processor’s dashboard.`),
    ];
  const heard = new Set(own.flatMap(({ events }) => events));
  const missing = heard.has('*') ? [] : PROCESSOR_EVENTS.filter((event) => !heard.has(event));
  if (missing.length > 0) return [error(`No endpoint sends ${missing.join(', ')}: add them to its events.`)];
  if (own.length === 1)
    return [warning('Only one endpoint has this address: connected accounts need a second one.')];
  return [ok(`${own.length} endpoints send what is needed`)];
}
