import { RHYTHMS, type SeriesAnswer } from '@parley/contract/appointments/series/states.ts';
import { otherSide } from '@parley/contract/sides.ts';
import { act, type Act } from '../act.ts';
import type { Scene, SceneSeries } from '../scene.ts';
import { someTime } from './times.ts';

const series = ({ series: all }: Scene) => all;
const isOpen = ({ state }: SceneSeries) => state === 'OPEN';

export const REPEATING: Record<string, Act> = {
  'ask for a series': act({
    who: 'either',
    often: 3,
    about: ({ jobs }) => jobs,
    when: ({ status }) => status === 'ACTIVE',
    does: (turn, { id }) =>
      turn.call('POST /api/job/:id/series', {
        params: { id },
        body: {
          ...someTime(turn),
          timeZone: turn.random.pick(['Europe/Berlin', 'America/Bogota', 'Pacific/Chatham']),
          rhythm: turn.random.pick(RHYTHMS),
          count: turn.random.pick([2, 3, 3, 4, 26]),
        },
      }),
  }),
  'accept a series': answer('accept', 9),
  'decline a series': answer('decline', 1),
  'take a series back': answer('withdraw', 1),
  'call off the rest of a series': act({
    who: 'either',
    often: 1,
    about: series,
    when: ({ state }) => state === 'ACCEPTED',
    does: ({ call, random, scene }, { id, jobId }) => {
      const own = scene.appointments.filter(({ seriesId }) => seriesId === id);
      const from = own.length > 0 && random.chance(0.7) ? { fromId: random.pick(own).id } : {};
      return call('POST /api/job/:id/series/response', {
        params: { id: jobId },
        body: { seriesId: id, action: 'shorten', message: 'I am away from then on.', ...from },
      });
    },
  }),
};

function answer(action: Exclude<SeriesAnswer, 'shorten'>, often: number): Act {
  return act({
    who: ({ by }) => (action === 'withdraw' ? by : otherSide(by)),
    often,
    about: series,
    when: isOpen,
    does: ({ call }, { id: seriesId, jobId }) =>
      call('POST /api/job/:id/series/response', { params: { id: jobId }, body: { seriesId, action } }),
  });
}
