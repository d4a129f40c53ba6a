import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, nothing } from '../fields.ts';
import { Unread } from './schemas.ts';

export const unread = endpoint({
  method: 'GET',
  path: '/api/notification/unread',
  access: 'any',
  summary: 'What I have not read, the latest first (at most 100), and how many there are.',
  reply: Unread,
});
export const unreadSince = endpoint({
  method: 'GET',
  path: '/api/notification/unread/new',
  access: 'any',
  summary: 'What came after `since`; asked every 60 seconds.',
  query: z.strictObject({ since: z.coerce.number().min(0).max(99_999_999_999).describe('epoch seconds') }),
  reply: Unread,
});
export const markRead = endpoint({
  method: 'POST',
  path: '/api/notification/mark-read/:id',
  access: 'any',
  summary: 'Marks one notification as read.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const clearAll = endpoint({
  method: 'POST',
  path: '/api/notification/clear-all',
  access: 'any',
  summary: 'Marks all my notifications as read.',
  reply: nothing,
});
