import type { signUp as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import { newId } from '../../platform/database/id.ts';
import type { KeptInstallation } from '../../platform/installation/installation.ts';
import { networkOf } from '../../platform/limits/network.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseIf } from '../../platform/http/refuse.ts';
import { whyNotSignUp } from '@parley/contract/admin/settings/sign-up-policy.ts';
import { isInvitation } from './invitation.ts';
import { askerOf, requestLimitsFor, type Asker } from '../throttle/asker.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { CODE_REQUESTS_NETWORK, SIGN_UPS } from '../throttle/limits.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { replaceSignUp } from './queries-sign-ups.ts';
import { queueSignUpCode } from '../codes/resend-code.ts';
import { markBrowser, browserHashOf } from './sign-up-cookie.ts';
import { withAttempts, type Count } from '../throttle/throttle.ts';

/** Who may sign up, for the page that people do it on. */
export function readSignUpRules(installation: KeptInstallation) {
  const { client, professional, domains } = installation.current().signUp;
  return { client, professional, domains: [...domains] };
}

type SignUp = Received<typeof endpoint>['body'];

/**
 * Starts a sign-up. Whether the address is taken is looked up in the background, so that neither the response nor its
 * timing tells. Each browser has its own pending sign-up, so that strangers cannot replace it.
 */
export async function signUp(platform: Platform, body: SignUp, http: Http): Promise<{ email: string }> {
  const { email, role } = body;
  const isInvited = isInvitation(platform, body.invitation, role);
  refuseIf(whyNotSignUp(platform.installation.current().signUp, { email, role, isInvited }));
  checkPassword('password', body.password, body);
  const asker = askerOf(platform, http, email);
  const counts: Count[] = [
    [SIGN_UPS, networkOf(http.ip)],
    ...requestLimitsFor(platform, http, email).filter(([limit]) => limit !== CODE_REQUESTS_NETWORK),
  ];
  await withAttempts(platform, counts, () => storeSignUp(platform, body, http, asker));
  return { email };
}

async function storeSignUp(platform: Platform, body: SignUp, http: Http, asker: Asker): Promise<void> {
  const { password, invitation: _link, ...person } = body;
  const passwordHash = await hashPassword(password);
  const { terms: acceptedTerms, privacy: acceptedPrivacy } = platform.installation.current().legal;
  const before = browserHashOf(platform, http, person.email);
  const browserHash = markBrowser(platform, http, person.email);
  await inTransaction(platform.db, async (trx) => {
    await replaceSignUp(
      trx,
      {
        ...person,
        id: newId(),
        passwordHash,
        browserHash,
        acceptedTerms,
        acceptedPrivacy,
        createdAt: new Date(),
      },
      before,
    );
    await queueSignUpCode(trx, { email: person.email, browserHash, isNew: true, ...asker });
  });
}
