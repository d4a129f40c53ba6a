import type { Country } from '@parley/contract/users/countries.ts';
import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { confirmOwner } from '../../auth/passwords/confirm-owner.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { applyAccount } from './apply-account.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { refusesCountry } from '../processor/processor.ts';
import { accountOf, insertAccount, payeeOf } from './queries-accounts.ts';

/** The processor's own page to set up payouts, or to change them once they are; each link works once. */
export async function onboard(
  platform: Platform,
  actor: Actor,
  http: Http,
  { country, password }: { country?: Country; password?: string },
): Promise<{ url: string }> {
  const { processor, settings } = platform;
  const account = await accountOf(platform.db, actor.id);
  // Where money goes is changed there: that is asked of the owner, not of whoever finds an open browser.
  if (account?.payoutsEnabled) await confirmOwner(platform, actor, http, password);
  const accountId = account?.processorId ?? (await openAccount(platform, actor.id, country));
  if (account?.payoutsEnabled) return requestProcessor(processor.loginLink(accountId));
  const page = `${settings.PUBLIC_URL}/settings/professional/payment/onboarding`;
  return requestProcessor(
    processor.accountLink({ accountId, refreshUrl: `${page}?again=1`, returnUrl: `${page}?returned=1` }),
  );
}

/** The processor's account of this professional, made at the first click; a second click at once gets the same. */
async function openAccount(platform: Platform, userId: string, asked?: Country): Promise<string> {
  const { db, processor, clock } = platform;
  const { email, country: own } = await payeeOf(db, userId);
  const country = asked ?? own ?? refuseField('country', /*i18n*/ 'Choose the country of your bank account.');
  const account = await requestProcessor(
    processor
      .createAccount({ userId, email, country, key: `account:${userId}:${country}` })
      .catch((error: unknown) => {
        if (!refusesCountry(error)) throw error;
        return refuseField('country', /*i18n*/ 'Our payment processor can’t pay out to this country.');
      }),
  );
  await insertAccount(db, userId, account.id, clock.instant());
  // What it asks for is known from the start: whoever comes back empty-handed is not told that all is being checked.
  await inTransaction(db, (trx) => applyAccount(platform, trx, account));
  return account.id;
}

const NONE: PayoutAccount = { status: 'NONE', payoutsEnabled: false, requirements: [] };

/** How the account stands, asked of the processor: coming back from its page proves nothing. */
export async function confirmOnboarding(
  platform: Platform,
  actor: Actor,
): Promise<{ account: PayoutAccount }> {
  const known = await accountOf(platform.db, actor.id);
  if (!known?.processorId) return { account: NONE };
  const account = await requestProcessor(platform.processor.retrieveAccount(known.processorId));
  const now = await inTransaction(platform.db, (trx) => applyAccount(platform, trx, account));
  return { account: now ?? NONE };
}
