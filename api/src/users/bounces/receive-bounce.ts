import { inTransaction } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import { refuse, truncate } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import { sameHash } from '../../platform/security/keys.ts';
import type { Bounce } from './bounce.ts';
import { countSoftBounce, recipientOf, stopMails } from './queries-bounces.ts';
import { readEvents } from './read-events.ts';
import { readReport } from './read-report.ts';

const MAX_REASON = 300;

/** Takes in emails that came back. After one to a dead address only codes are sent there. */
export async function receiveBounce(platform: Platform, http: Http): Promise<{ taken: number }> {
  checkSecret(platform, http);
  const bounces = await bouncesIn(platform, http.rawBody);
  const at = platform.clock.instant();
  return inTransaction(platform.db, async (trx) => {
    let taken = 0;
    for (const { recipient: email, isDead, reason: said } of bounces) {
      const reason = truncate(said, MAX_REASON);
      const isKnown = isDead
        ? await stopMails(trx, { email, at, reason })
        : await countSoftBounce(trx, { email, reason });
      taken += Number(isKnown);
    }
    return { taken };
  });
}

function checkSecret({ settings: { BOUNCES_SECRET } }: Platform, { authorization }: Http): void {
  if (BOUNCES_SECRET === undefined) refuse('not_found');
  const [, encoded = ''] = /^Basic (.+)$/i.exec(authorization) ?? [];
  const [, ...password] = Buffer.from(encoded, 'base64').toString().split(':');
  if (!sameHash(password.join(':'), BOUNCES_SECRET)) refuse('unauthenticated');
}

/** No email begins with a bracket. */
const isJson = (body: Buffer) => /^\s*[[{]/.test(body.subarray(0, 100).toString('latin1'));

async function bouncesIn({ db, settings }: Platform, body: Buffer): Promise<Bounce[]> {
  if (isJson(body)) return readEvents(body.toString());
  const { mailId, bounces } = await readReport(body, new URL(settings.PUBLIC_URL).hostname);
  const recipient = mailId && (await recipientOf(db, mailId));
  // Each of our emails has one recipient.
  return recipient ? bounces.slice(0, 1).map((bounce) => ({ ...bounce, recipient })) : [];
}
