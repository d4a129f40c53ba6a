import type { Events } from '../src/platform/events.ts';
import type { World } from './world.ts';

interface RecordedEvent {
  name: keyof Events;
  event: object;
}

/** Records all events from now on, in order; subscribers still run. */
export function listen({ platform }: World): RecordedEvent[] {
  const heard: RecordedEvent[] = [];
  const { events } = platform;
  platform.events = {
    emit: async (from, trx, name, event) => {
      heard.push({ name, event });
      await events.emit(from, trx, name, event);
    },
  };
  return heard;
}
