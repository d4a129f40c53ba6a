import { reportsUrl } from '../../src/notifications/news/urls.ts';
import { hoursAfter } from '../../src/platform/clock.ts';
import { workingDaysAfter } from '../../src/platform/working-days.ts';
import { notify, type Stage } from './story.ts';

const DECIDED_IN_DAYS = 2;
const HOURS_AGO = 7;
const REASON =
  'They asked me twice to settle the next invoice outside Parley, “to save us both the fee”. I’d rather not work like that.';

/** An open report for the admins. */
export function addReport({ draft, client, pro, admin }: Stage): void {
  const [reporter, reported] = [client('Emma'), pro('Tomás Ferreira')];
  const createdAt = hoursAfter(draft.hour, -HOURS_AGO);
  draft.rows.reports.push({
    id: draft.ids.at(createdAt),
    reporterId: reporter.id,
    subjectType: 'person',
    subjectId: reported.id,
    reportedId: reported.id,
    title: reported.display,
    reason: REASON,
    status: 'OPEN',
    createdAt,
    dueAt: workingDaysAfter(createdAt, DECIDED_IN_DAYS),
  });
  const message = `${reporter.display} reported ${reported.display}: “${REASON}”`;
  notify(draft, { to: admin, type: 'SUPPORT', message, url: reportsUrl, at: createdAt, read: false });
}
