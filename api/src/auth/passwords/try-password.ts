import type { Http } from '../../platform/http/http.ts';
import { networkOf } from '../../platform/limits/network.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownBrowser } from '../throttle/known-browser.ts';
import { WRONG_PASSWORDS, WRONG_PASSWORDS_NETWORK, WRONG_PASSWORDS_KNOWN } from '../throttle/limits.ts';
import { isPassword } from './passwords.ts';
import { forgive, giveBack, takeTries, takeTry } from '../throttle/throttle.ts';

/**
 * Whether this is the password of the account behind an address, slowed after too many wrong ones. It takes as long
 * for an address nobody has (`stored` undefined). Tries count before the hash is computed, so that many at once do. Who
 * is `known`, by a browser that has signed in before or a session that lives, has a count that strangers cannot fill.
 */
export async function tryPassword(
  platform: Platform,
  http: Http,
  email: string,
  stored: string | undefined,
  password: string,
  known = knownBrowser(platform, http, email),
): Promise<boolean> {
  const tries = await countAhead(platform, networkOf(http.ip), email, known);
  const right = await isPassword(stored, password).catch(async (refusal: unknown) => {
    await tries.giveBack();
    throw refusal;
  });
  if (right) await tries.forgive();
  return right;
}

async function countAhead(platform: Platform, network: string, email: string, known: string | null) {
  if (known !== null) {
    const who = `${email}:${known}`;
    await takeTry(platform, WRONG_PASSWORDS_KNOWN, who);
    return {
      giveBack: () => giveBack(platform, WRONG_PASSWORDS_KNOWN, who),
      forgive: () => forgive(platform, WRONG_PASSWORDS_KNOWN, who),
    };
  }
  await takeTries(platform, [
    [WRONG_PASSWORDS_NETWORK, network],
    [WRONG_PASSWORDS, email],
  ]);
  const giveNetworkBack = () => giveBack(platform, WRONG_PASSWORDS_NETWORK, network);
  return {
    giveBack: async () => {
      await giveNetworkBack();
      await giveBack(platform, WRONG_PASSWORDS, email);
    },
    forgive: async () => {
      await giveNetworkBack();
      await forgive(platform, WRONG_PASSWORDS, email);
    },
  };
}
