import { t } from '@lingui/core/macro';
import { cityOf } from '@parley/contract/time.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { dateOf, dayText, hoursText, local, shortWeekday, timeText } from '../../time/format.ts';
import { initialsOf } from '../../ui/initials.ts';
import { portraitSources } from '../../users/portrait-sources.ts';
import { shortName } from '../../users/short-name.ts';
import type { Moment } from '../pick-moment.ts';

interface Seen {
  /** A picture, or else letters. */
  picture: { src: string; srcSet: string } | null;
  initials: string;
  time: string;
  caption: string;
}

/** A moment as it is shown. */
export interface ShownMoment {
  left: Seen;
  right: Seen;
  hours: string;
  day: string;
  professionalId: string;
  link: string;
}

/** Between a professional and a client, or the reader, whose zone this is. */
export function momentInWords(
  { professional, at, minutes }: Moment,
  client: Person | null,
  zone: string,
): ShownMoment {
  const { id, displayName, timeZone } = professional;
  const [name, city] = [shortName(displayName), cityOf(zone)];
  const isOtherDay = dateOf(at, timeZone) !== dateOf(at, zone);
  const weekday = isOtherDay ? `${shortWeekday(local(at, timeZone).dayOfWeek)} ` : '';
  return {
    left: {
      picture: pictureOf(client),
      initials: client ? initialsOf(client.displayName) : '?',
      time: timeText(at, zone),
      caption: client ? `${shortName(client.displayName)}, ${city}` : t`You, ${city}`,
    },
    right: {
      picture: pictureOf(professional),
      initials: initialsOf(displayName),
      time: weekday + timeText(at, timeZone),
      caption: `${name}, ${cityOf(timeZone)}`,
    },
    hours: hoursText(minutes),
    day: dayText(at, zone),
    professionalId: id,
    link: t`${name}’s times`,
  };
}

/** Its addresses are made here, so that the page's script needn't. */
const pictureOf = (person: Pick<Person, 'avatarUrl'> | null) =>
  person?.avatarUrl
    ? { src: `${person.avatarUrl}?width=480`, srcSet: portraitSources(person.avatarUrl) }
    : null;
