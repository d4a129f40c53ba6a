import { t } from '@lingui/core/macro';
import { ACCEPT_WITHIN_DAYS } from '@parley/contract/jobs/accept-within.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { HireStory } from '@parley/contract/reviews/hire-stories.ts';
import { cityOf } from '@parley/contract/time.ts';
import { percentText } from '../../platform/installation/current-fee.ts';
import { shortName } from '../../users/short-name.ts';
import { daysText, laterText } from './story-words.ts';

export interface HireStep {
  /** On the bar. */
  segment: string;
  when: string | null;
  title: string;
  text: string;
}

/** How a hire goes: as it really went, or as it usually does. */
export function hireSteps(story: HireStory | undefined): { intro: string | null; steps: HireStep[] } {
  return story ? { intro: introOf(story), steps: stepsOf(story) } : { intro: null, steps: usualSteps() };
}

function introOf({ client, professional }: HireStory): string {
  const [one, here] = [shortName(client.displayName), cityOf(client.timeZone)];
  const [other, there] = [shortName(professional.displayName), cityOf(professional.timeZone)];
  return t`As it was for ${one} in ${here} and ${other} in ${there}.`;
}

function stepsOf(story: HireStory): HireStep[] {
  const { client, professional, amountCents, receivedCents, consultationCents, talkedMinutes } = story;
  const [one, other] = [shortName(client.displayName), shortName(professional.displayName)];
  const [paid, net] = [shortMoney(amountCents), shortMoney(receivedCents)];
  const [fee, consultation] = [shortMoney(amountCents - receivedCents), shortMoney(consultationCents)];
  const [days, later] = [daysText(story.workDays), laterText(story.hiredAfterMinutes)];
  return [
    {
      segment: t`Talk`,
      when: t`First`,
      title:
        consultationCents === 0
          ? t`${talkedMinutes} minutes, free`
          : t`${talkedMinutes} minutes, ${consultation}`,
      text: t`They meet on video, at a time that suits both. Nothing to sign.`,
    },
    {
      segment: t`Offer`,
      when: t`Afterwards`,
      title: paid,
      text: t`${other} writes down what they agreed on: the work, the price and the days.`,
    },
    {
      segment: t`${paid} held by Parley`,
      when: later,
      title: t`${one} hires ${other}`,
      text: t`The ${paid} is held while ${other} works. It isn’t paid out before ${one} accepts the work.`,
    },
    {
      segment: t`Done`,
      when: t`After ${days}`,
      title: t`${other} receives ${net}`,
      text: t`${one} accepts the work. Parley keeps ${fee}.`,
    },
  ];
}

function usualSteps(): HireStep[] {
  const fee = percentText();
  return [
    {
      segment: t`Talk`,
      when: null,
      title: t`Meet on video`,
      text: t`At a time that suits both of you, shown on both clocks. Nothing to sign.`,
    },
    {
      segment: t`Offer`,
      when: null,
      title: t`Agree on the terms`,
      text: t`The professional writes down the work, the price and the days.`,
    },
    {
      segment: t`Held by Parley`,
      when: null,
      title: t`Hire when it fits`,
      text: t`You pay when you hire. Parley holds the money while the work is under way.`,
    },
    {
      segment: t`Done`,
      when: null,
      title: t`Accept the work`,
      text: t`You have ${ACCEPT_WITHIN_DAYS} days to check it. Then the professional is paid, less ${fee}.`,
    },
  ];
}
