import { NOTIFICATION_TYPES, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import { call } from '../platform/api.ts';

/** The filters in the address of the history; unknown ones count as none. */
export function historyFilter(search: URLSearchParams): { type?: NotificationType; unread?: true } {
  const type = NOTIFICATION_TYPES.find((each) => each === search.get('type'));
  return { ...(type && { type }), ...(search.get('unread') === 'true' && { unread: true }) };
}

export function readHistory(search: URLSearchParams, cursor?: string) {
  const { type, unread } = historyFilter(search);
  return call('GET /api/notification', { query: { type, unread: unread && 'true', cursor } });
}
