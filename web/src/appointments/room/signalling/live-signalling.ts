import { isLive, onLiveMessage, onLiveStatusChange, sendLive } from '../../../platform/live/live.ts';
import type { Signalling } from '../media/media.ts';

const AGAIN_MS = 3_000;

/** Signalling over the live channel; after every gap the room is entered again. */
export function liveSignalling(appointmentId: string, otherId: string): Signalling {
  let stops: (() => void)[] = [];
  let again: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    if (stops.length === 0) return;
    clearTimeout(again);
    for (const stop of stops) stop();
    stops = [];
    void sendLive('exit', { appointmentId });
  };
  return {
    open(events) {
      const turn = () => {
        if (isLive()) void enter();
        else events.onDown();
      };
      const seen = (people: readonly { userId: string }[]) =>
        events.onPresence(people.some(({ userId }) => userId === otherId));
      const enter = async () => {
        clearTimeout(again);
        const answer = await sendLive('enter', { appointmentId });
        if (stops.length === 0 || !isLive()) return;
        if (!answer?.ok) {
          again = setTimeout(turn, AGAIN_MS);
          return;
        }
        seen(answer.data.people);
        events.onUp();
      };
      stops = [
        onLiveStatusChange(turn),
        onLiveMessage('room', (room) => {
          if (room.appointmentId === appointmentId) seen(room.people);
        }),
        onLiveMessage('signal', ({ appointmentId: of, from, payload }) => {
          if (of === appointmentId && from.userId === otherId) events.onSignal(payload);
        }),
      ];
      turn();
    },
    send(signal) {
      void sendLive('signal', { appointmentId, to: otherId, payload: plain(signal) });
    },
    close,
  };
}

/** As JSON: without undefined fields. */
function plain(signal: unknown) {
  return JSON.parse(JSON.stringify(signal));
}
