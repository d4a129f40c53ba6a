import type { retentionPreview as endpoint } from '@parley/contract/admin/settings/endpoints.ts';
import type { Received, Reply } from '@parley/contract/endpoint.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { COUNTED_TO, countWhatGoes as count } from './queries-what-goes.ts';

/** How much would be deleted if things were kept for so long; what isn't given is kept for good. */
export async function countWhatGoes(
  { db, clock }: Platform,
  {
    chatsDays,
    notificationsDays,
    securityDays,
    emailsDays,
    deliveriesDays,
  }: Received<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> {
  const before = (days: number | undefined) =>
    days === undefined ? null : daysAfter(clock.instant(), -days);
  const counts = await count(db, {
    chats: before(chatsDays),
    notifications: before(notificationsDays),
    securityEvents: before(securityDays),
    emails: before(emailsDays),
    deliveries: before(deliveriesDays),
  });
  return { ...counts, countedTo: COUNTED_TO };
}
