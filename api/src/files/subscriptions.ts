import { hoursAfter } from '../platform/clock.ts';
import type { Subscriptions } from '../platform/events.ts';
import '../users/events.ts';
import { UNUSED_FILE_HOURS } from './deadlines.ts';
import { attachFiles } from './attach-files.ts';
import { markOrphaned } from './queries-use.ts';

export const subscriptions: Subscriptions = {
  'user.pictured': (platform, trx, { userId, fileId, before }) =>
    attachFiles(platform, trx, {
      ownerId: userId,
      fileIds: fileId ? [fileId] : [],
      had: before ? [before] : [],
      path: 'avatarFileId',
      as: 'public',
      kind: 'image',
    }),
  // Jobs and chats keep their files; the rest is deleted by the next sweep.
  'user.gone': async ({ clock }, trx, { userId, how }) => {
    if (how === 'closed') await markOrphaned(trx, userId, hoursAfter(clock.now(), -UNUSED_FILE_HOURS));
  },
};
