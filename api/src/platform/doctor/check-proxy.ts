import type { Settings } from '../../env.ts';
import { error, ok, warning, type Verdict } from './finding.ts';

/** Asks the product through its public address, as everybody does. */
export async function checkProxy({ PUBLIC_URL, TRUSTED_PROXIES }: Settings): Promise<Verdict[]> {
  const answer = await fetch(new URL('/healthz', PUBLIC_URL), {
    headers: { 'x-parley-count-hops': '1' },
    redirect: 'manual',
    signal: AbortSignal.timeout(4_500),
  });
  const hops = answer.headers.get('x-parley-hops');
  if (answer.status !== 200 || hops === null)
    return [
      error(
        `${PUBLIC_URL} answers ${answer.status}, and not as Parley does: check the proxy and PUBLIC_URL.`,
      ),
    ];
  if (Number(hops) === TRUSTED_PROXIES)
    return [ok(`reached through ${hops} proxies, as TRUSTED_PROXIES says`)];
  return [
    warning(
      `From here it is reached through ${hops} proxies, but TRUSTED_PROXIES is ${TRUSTED_PROXIES}: with too many, callers can name any address of theirs; with too few, all share one limit.`,
    ),
  ];
}
