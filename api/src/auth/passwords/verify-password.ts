import type { Http } from '../../platform/http/http.ts';
import { networkOf } from '../../platform/limits/network.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownBrowser } from '../throttle/known-browser.ts';
import { WRONG_PASSWORDS, WRONG_PASSWORDS_NETWORK, WRONG_PASSWORDS_KNOWN } from '../throttle/limits.ts';
import { isPassword } from './hash-password.ts';
import { resetAttempts, returnAttempt, takeAttempts, takeAttempt } from '../throttle/throttle.ts';

/**
 * Checks an account's password, and locks out whoever enters a wrong password too often (throttle/limits.ts). Takes the same time for an unknown address (`stored` undefined).
 * Attempts are counted before hashing, so concurrent ones count. A `known` browser or session has its own count,
 * which strangers cannot fill.
 */
export async function verifyPassword(
  platform: Platform,
  http: Http,
  email: string,
  stored: string | undefined,
  password: string,
  known = knownBrowser(platform, http, email),
): Promise<boolean> {
  const tries = await takePasswordAttempts(platform, networkOf(http.ip), email, known);
  const right = await isPassword(stored, password).catch(async (refusal: unknown) => {
    await tries.returnAttempt();
    throw refusal;
  });
  if (right) await tries.resetAttempts();
  return right;
}

async function takePasswordAttempts(
  platform: Platform,
  network: string,
  email: string,
  known: string | null,
) {
  if (known !== null) {
    const who = `${email}:${known}`;
    await takeAttempt(platform, WRONG_PASSWORDS_KNOWN, who);
    return {
      returnAttempt: () => returnAttempt(platform, WRONG_PASSWORDS_KNOWN, who),
      resetAttempts: () => resetAttempts(platform, WRONG_PASSWORDS_KNOWN, who),
    };
  }
  await takeAttempts(platform, [
    [WRONG_PASSWORDS_NETWORK, network],
    [WRONG_PASSWORDS, email],
  ]);
  const giveNetworkBack = () => returnAttempt(platform, WRONG_PASSWORDS_NETWORK, network);
  return {
    returnAttempt: async () => {
      await giveNetworkBack();
      await returnAttempt(platform, WRONG_PASSWORDS, email);
    },
    resetAttempts: async () => {
      await giveNetworkBack();
      await resetAttempts(platform, WRONG_PASSWORDS, email);
    },
  };
}
