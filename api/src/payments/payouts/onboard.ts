import type { Country } from '@parley/contract/users/countries.ts';
import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { confirmOwner } from '../../auth/passwords/confirm-owner.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { againIfChanged, readAccount } from './apply-account.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { refusesCountry } from '../processor/processor.ts';
import { accountOf, insertAccount, payeeOf } from './queries-accounts.ts';

/** The processor's page to set up or change payouts; each link works once. */
export async function onboard(
  platform: Platform,
  actor: Actor,
  http: Http,
  { country, password }: { country?: Country; password?: string },
): Promise<{ url: string }> {
  const { processor, settings } = platform;
  const account = await accountOf(platform.db, actor.id);
  // The page can redirect payouts, so it requires the owner, not just an open browser.
  if (account?.payoutsEnabled) await confirmOwner(platform, actor, http, password);
  const accountId = account?.processorId ?? (await openAccount(platform, actor.id, country));
  if (account?.payoutsEnabled) return requestProcessor(processor.loginLink(accountId));
  const page = `${settings.PUBLIC_URL}/settings/professional/payment/onboarding`;
  return requestProcessor(
    processor.accountLink({ accountId, refreshUrl: `${page}?again=1`, returnUrl: `${page}?returned=1` }),
  );
}

/** The professional's account at the processor, created on first use; the key makes concurrent clicks create one. */
async function openAccount(platform: Platform, userId: string, chosen?: Country): Promise<string> {
  const { db, processor, clock } = platform;
  const { email, country: own } = await payeeOf(db, userId);
  const country =
    chosen ?? own ?? refuseField('country', /*i18n*/ 'Choose the country of your bank account.');
  const account = await requestProcessor(
    processor
      .createAccount({ userId, email, country, key: `account:${userId}:${country}` })
      .catch((error: unknown) => {
        if (!refusesCountry(error)) throw error;
        return refuseField('country', /*i18n*/ 'Our payment processor can’t pay out to this country.');
      }),
  );
  await insertAccount(db, userId, account.id, clock.instant());
  // Read it now: a professional who leaves the page at once should see what is missing, not “under review”. Events
  // about it that came before the line above were about nobody.
  await refreshAccount(platform, account.id);
  return account.id;
}

function refreshAccount(platform: Platform, accountId: string): Promise<PayoutAccount | null> {
  return againIfChanged(async () => {
    const apply = await requestProcessor(readAccount(platform, accountId));
    return inTransaction(platform.db, apply);
  });
}

const NONE: PayoutAccount = { status: 'NONE', payoutsEnabled: false, requirements: [] };

/** Fetches the account's state: returning from the processor's page proves nothing. */
export async function confirmOnboarding(
  platform: Platform,
  actor: Actor,
): Promise<{ account: PayoutAccount }> {
  const known = await accountOf(platform.db, actor.id);
  if (!known?.processorId) return { account: NONE };
  return { account: (await refreshAccount(platform, known.processorId)) ?? NONE };
}
