import type { Events } from '../src/platform/events.ts';
import type { World } from './world.ts';

interface RecordedEvent {
  name: keyof Events;
  event: object;
}

/** Everything that happens in this world from now on, in its order; those who react to it still do. */
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
