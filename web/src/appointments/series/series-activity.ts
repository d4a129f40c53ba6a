import { plural, t } from '@lingui/core/macro';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { otherSide, type Side } from '@parley/contract/sides.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { monthDayText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import { rhythmText, startsOf } from './series-text.ts';

interface Reader {
  pair: Record<Side, Pick<Person, 'displayName'>>;
  /** The reader's side; null for admins. */
  side: Side | null;
  zone: string;
}

/** What happened to the series of a job, for its activity: asked for, answered, partly called off. */
export const seriesActivity = (series: readonly Series[], reader: Reader) =>
  series.flatMap((each) => [asked(each, reader), ...answered(each, reader), ...calledOff(each, reader)]);

function asked(series: Series, reader: Reader) {
  const starts = startsOf(series);
  const last = starts.at(-1) ?? series.at;
  const who = whoActed(series.by, series.byAdmin, reader);
  const count = plural(starts.length, { one: '# consultation', other: '# consultations' });
  const [rhythm, until] = [rhythmText(series, reader.zone), monthDayText(last, series.timeZone)];
  return {
    key: series.id,
    title: t`${who} suggested ${count}`,
    detail: t`${rhythm}, until ${until}`,
    at: series.at,
    message: series.message,
  };
}

function answered(series: Series, reader: Reader) {
  const { id, by, state, answeredAt, answer, answeredByAdmin } = series;
  if (state === 'OPEN' || answeredAt === null) return [];
  const isAdmin = answeredByAdmin;
  const [sender, other] = [whoActed(by, isAdmin, reader), whoActed(otherSide(by), isAdmin, reader)];
  const titles: Record<typeof state, string> = {
    ACCEPTED: t`${other} accepted the series`,
    DECLINED: t`${other} declined the series`,
    WITHDRAWN: t`${sender} withdrew the series`,
    EXPIRED: t`Nobody replied to the suggested series in time`,
    VOID: t`The suggested series no longer applies`,
  };
  return [{ key: `${id} ${state}`, title: titles[state], at: answeredAt, message: answer }];
}

function calledOff(series: Series, reader: Reader) {
  return series.calledOff.map(({ at, by, byAdmin, count, message }) => {
    const who = whoActed(by, byAdmin, reader);
    const consultations = plural(count, { one: '# consultation', other: '# consultations' });
    return {
      key: `${series.id} ${at}`,
      title: t`${who} called off ${consultations} of a series`,
      at,
      message,
    };
  });
}

/** "You", "Ana", "Parley (for Ana)". */
function whoActed(by: Side, byAdmin: boolean, { pair, side }: Reader): string {
  const name = shortName(pair[by].displayName);
  if (byAdmin) return t`Parley (for ${name})`;
  return by === side ? t`You` : name;
}
