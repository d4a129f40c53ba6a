import { shortMoney } from '@parley/contract/money.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { clocksDiffer, dateText, timeText } from '../time/format.ts';
import { Facts } from '../ui/Facts.tsx';
import { experienceText } from './experience.ts';
import { responseText } from './response-time.ts';

/** What is known about a professional beside their words; what is not known is left out. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const zone = useViewerZone();
  const now = useNow();
  const { country, timeZone, languages, experience, completedJobs, hourlyRateCents, memberSince, links } =
    profile;
  const answers = responseText(profile.medianResponseMinutes)?.replace('answers ', '');
  return (
    <section aria-label="Facts">
      <Facts
        facts={[
          ['Lives in', country ?? cityOf(timeZone)],
          [
            'Time there',
            clocksDiffer(now, zone, timeZone) && `${timeText(now, timeZone)}, ${cityOf(timeZone)}`,
          ],
          ['Speaks', languages.join(', ')],
          ['Experience', experience && experienceText(experience)],
          ['Jobs completed', String(completedJobs)],
          ['Usually answers', answers],
          ['An hour', hourlyRateCents && shortMoney(hourlyRateCents)],
          ['Here since', dateText(memberSince, zone)],
        ]}
      />
      {links.length > 0 && (
        <ul aria-label="Links" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-4">
          {links.map(({ label, url }) => (
            <li key={url} className="max-w-full">
              <a
                href={url}
                rel="noopener nofollow ugc"
                className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-3"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
