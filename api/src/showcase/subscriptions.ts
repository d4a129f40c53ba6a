import { detachFiles } from '../files/attach-files.ts';
import type { Subscriptions } from '../platform/events.ts';
import '../services/events.ts';
import '../users/events.ts';
import { deleteHello } from './hello/queries.ts';
import { deleteAllOf, deleteOfRemoved } from './queries.ts';

export const subscriptions: Subscriptions = {
  'service.ended': async (platform, trx, { serviceId }) =>
    detachFiles(platform, trx, await deleteOfRemoved(trx, serviceId)),
  'user.gone': async (platform, trx, { userId, how }) => {
    if (how !== 'closed') return;
    const hello = await deleteHello(trx, userId);
    await detachFiles(platform, trx, [...(await deleteAllOf(trx, userId)), ...(hello ? [hello] : [])]);
  },
};
