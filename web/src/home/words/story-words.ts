import { plural, t } from '@lingui/core/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { HireStory } from '@parley/contract/reviews/hire-stories.ts';
import type { Side } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import { shortName } from '../../users/short-name.ts';

/** A hire story as it is shown. */
export interface ShownStory {
  id: string;
  text: string;
  people: { displayName: string; avatarUrl: string | null }[];
  professionalId: string;
  who: string;
  withWhom: string;
  figures: [name: string, figure: string][];
}

/** For clients its price, for professionals what was received. */
export function storyFor(side: Side, story: HireStory): ShownStory {
  const { id, text, client, professional, discipline, talkedMinutes } = story;
  const [one, here] = [shortName(client.displayName), cityOf(client.timeZone)];
  const [other, there] = [shortName(professional.displayName), cityOf(professional.timeZone)];
  return {
    id,
    text,
    people: [client, professional].map(({ displayName, avatarUrl }) => ({ displayName, avatarUrl })),
    professionalId: professional.id,
    who: `${one}, ${here}`,
    withWhom: [t`with ${other}, ${there}`, discipline].filter(Boolean).join(' · '),
    figures: [
      side === 'client'
        ? [t`Price`, shortMoney(story.amountCents)]
        : [t`${other} received`, shortMoney(story.receivedCents)],
      [t`Done in`, daysText(story.workDays)],
      [t`Talked for`, t`${talkedMinutes} min`],
    ],
  };
}

/** "6 days" */
export const daysText = (days: number): string => plural(days, { one: '# day', other: '# days' });

const [HOUR, DAY] = [60, 24 * 60];

/** How long after the consultation: "within the hour", "3 hours later", "2 days later". */
export function laterText(minutes: number): string {
  if (minutes < HOUR) return t`Within the hour`;
  return minutes < DAY
    ? plural(Math.round(minutes / HOUR), { one: '# hour later', other: '# hours later' })
    : plural(Math.round(minutes / DAY), { one: '# day later', other: '# days later' });
}
