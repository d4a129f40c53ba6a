import { daysAfter } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { RawReply } from '../platform/http/serve.ts';

/** RFC 9116 recommends less than a year, so that nobody writes to an abandoned address. */
const GOOD_FOR_DAYS = 180;

/** /.well-known/security.txt */
export async function readSecurityText({ settings, installation, clock }: Platform): Promise<RawReply> {
  const { PUBLIC_URL } = settings;
  const midnight = `${clock.instant().slice(0, 10)}T00:00:00.000Z`;
  const lines = [
    `Contact: ${uriOf(installation.current().securityContact)}`,
    `Expires: ${daysAfter(midnight, GOOD_FOR_DAYS)}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', PUBLIC_URL).href}`,
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  return new RawReply(headers, `${lines.join('\n')}\n`);
}

const uriOf = (contact: string) => (/^(https|mailto|tel):/.test(contact) ? contact : `mailto:${contact}`);
