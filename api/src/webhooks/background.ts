import { z } from 'zod';
import type { Background } from '../platform/background/background.ts';
import { deleteOldDeliveries, deliverWebhook, enqueueDueDeliveries } from './deliver.ts';
import { resealWebhooks } from './reseal.ts';

const Task = z.object({ id: z.uuid() });

export const background: Background = {
  sweeps: [enqueueDueDeliveries, deleteOldDeliveries, resealWebhooks],
  tasks: { deliver_webhook: (platform, payload) => deliverWebhook(platform, Task.parse(payload).id) },
};
