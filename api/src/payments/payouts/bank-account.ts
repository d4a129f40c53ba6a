import type { bankAccount as endpoint } from '@parley/contract/payments/endpoints.ts';
import type { Reply } from '@parley/contract/endpoint.ts';
import { confirmOwner } from '../../auth/passwords/confirm-owner.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { accountOf } from './queries-accounts.ts';

/** The professional's bank account, fetched from the processor: we never store bank numbers. */
export async function bankAccount(platform: Platform, actor: Actor): Promise<Reply<typeof endpoint>> {
  const account = await accountOf(platform.db, actor.id);
  if (!account?.processorId) return null;
  return (await requestProcessor(platform.processor.retrieveAccount(account.processorId))).bank;
}

/** The processor's page to change it; requires a recent sign-in or the password. */
export async function changeBankAccount(
  platform: Platform,
  actor: Actor,
  http: Http,
  password?: string,
): Promise<{ url: string }> {
  await confirmOwner(platform, actor, http, password);
  const account = await accountOf(platform.db, actor.id);
  if (!account?.processorId || !account.payoutsEnabled) return refuse('payouts_not_enabled');
  return requestProcessor(platform.processor.loginLink(account.processorId));
}
