import { useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { clocksDiffer, timeText } from '../time/format.ts';
import { dateText } from '../time/long-dates.ts';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Section } from '../ui/Section.tsx';
import { experienceText } from './experience.ts';

/** Further facts about a professional; unknown ones are left out. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const { country, timeZone, experience, completedJobs, hourlyRateCents, memberSince, links } = profile;
  const there = clocksDiffer(now, zone, timeZone) && `${timeText(now, timeZone)}, ${cityOf(timeZone)}`;
  return (
    <Section title={t`At a glance`}>
      <DescriptionList
        facts={[
          [t`Based in`, country ?? cityOf(timeZone)],
          [t`Local time`, there],
          [t`Experience`, experience && experienceText(experience)],
          [t`Jobs completed`, String(completedJobs)],
          [t`Hourly rate`, hourlyRateCents && shortMoney(hourlyRateCents)],
          [t`Member since`, dateText(memberSince, zone)],
        ]}
      />
      {links.length > 0 && (
        <ul aria-label={t`Links`} className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4">
          {links.map(({ label, url }) => (
            <li key={url} className="max-w-full">
              <a
                href={url}
                rel="noopener nofollow ugc"
                className="inline-flex min-h-11 md:min-h-6 items-center wrap-anywhere underline underline-offset-3"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
