import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { certificatesToCheckUrl } from '../notifications/news/urls.ts';
import type { Db } from '../platform/database/db.ts';
import { undecidedCertificates } from './queries.ts';

const MOST = 100;

/** The certificates that wait for an admin. */
export async function certificateNeeds(db: Db): Promise<Need[]> {
  const certificates = await undecidedCertificates(db, MOST);
  return certificates.map(({ name, professional, dueAt }) => ({
    kind: 'check_certificate',
    text: `Check a certificate of ${professional}`,
    detail: name,
    action: 'Look at it',
    url: certificatesToCheckUrl,
    talkAt: null,
    dueAt,
  }));
}
