import { isResolvedReport, type ReportType } from '@parley/contract/reports/states.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { notify } from './notify.ts';
import { adminIds } from './queries-subjects.ts';
import { reportsUrl, historyUrl } from './urls.ts';
import { excerpt } from './words.ts';

const SENT: Record<ReportType, string> = {
  person: /*i18n*/ '{name} reported {title}: “{quote}”',
  posting: /*i18n*/ '{name} reported the job posting “{title}”: “{quote}”',
  service: /*i18n*/ '{name} reported the service “{title}”: “{quote}”',
  message: /*i18n*/ '{name} reported a message about “{title}”: “{quote}”',
};
const RESOLVED: Record<ReportType, string> = {
  person: /*i18n*/ 'We looked into your report about {title} and resolved it: “{decision}”',
  posting:
    /*i18n*/ 'We looked into your report about the job posting “{title}” and resolved it: “{decision}”',
  service: /*i18n*/ 'We looked into your report about the service “{title}” and resolved it: “{decision}”',
  message: /*i18n*/ 'We looked into your report about a message in “{title}” and resolved it: “{decision}”',
};
const DISMISSED: Record<ReportType, string> = {
  person: /*i18n*/ 'We looked into your report about {title} and didn’t take action: “{decision}”',
  posting:
    /*i18n*/ 'We looked into your report about the job posting “{title}” and didn’t take action: “{decision}”',
  service:
    /*i18n*/ 'We looked into your report about the service “{title}” and didn’t take action: “{decision}”',
  message:
    /*i18n*/ 'We looked into your report about a message in “{title}” and didn’t take action: “{decision}”',
};

/** Admins are notified of every report, and the reporter of the decision, in full, since no other page shows it. */
export const reportNews: Subscriptions = {
  'report.sent': async (platform, trx, { reporterId, type, title, reason }) => {
    const quote = excerpt(reason);
    for (const to of await adminIds(trx))
      await notify(platform, trx, {
        to,
        from: reporterId,
        type: 'SUPPORT',
        url: reportsUrl,
        say: ({ fullName }) => i18n.t(SENT[type], { name: fullName, title, quote }),
      });
  },
  'report.decided': (platform, trx, { reporterId, type, title, status, decision }) =>
    notify(platform, trx, {
      to: reporterId,
      type: 'SUPPORT',
      url: historyUrl,
      say: () => i18n.t((isResolvedReport(status) ? RESOLVED : DISMISSED)[type], { title, decision }),
    }),
};
