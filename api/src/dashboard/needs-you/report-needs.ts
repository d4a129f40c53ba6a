import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { reportsUrl } from '../../notifications/news/urls.ts';
import { excerpt } from '../../notifications/news/words.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { openReports } from '../queries.ts';

const MOST = 100;

export async function reportNeeds(db: Db): Promise<Need[]> {
  const reports = await openReports(db, MOST);
  return reports.map(({ reporter, title, reason, dueAt }) => ({
    kind: 'decide_report',
    text: i18n.t('{name} reported “{title}”', { name: reporter, title }),
    detail: excerpt(reason),
    action: i18n.t('Review report'),
    url: reportsUrl,
    talkAt: null,
    dueAt,
  }));
}
