import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { certificatesToCheckUrl } from '../../notifications/news/urls.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { undecidedCertificates } from '../queries.ts';

const MAX_LISTED = 100;

export async function certificateNeeds(db: Db): Promise<Need[]> {
  const certificates = await undecidedCertificates(db, MAX_LISTED);
  return certificates.map(({ name, professional, dueAt }) => ({
    kind: 'check_certificate',
    text: i18n.t('Verify {name}’s certificate', { name: professional }),
    detail: name,
    action: i18n.t('Review certificate'),
    url: certificatesToCheckUrl,
    talkAt: null,
    dueAt,
  }));
}
