import { Trans, useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { cityOf } from '@parley/contract/time.ts';
import { previewAvailability } from './preview-availability.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { placeName } from '../../time/place-name.ts';
import { WeekRibbon } from '../../time/ribbon/WeekRibbon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { experienceText } from '../experience.ts';
import { countryName } from '../countries.ts';
import { PersonLine } from '../PersonLine.tsx';
import type { DetailValues, WorkValues } from './profile-values.ts';
import { detailsOf, workOf } from './profile-values.ts';
import { ratingText } from '../rating-text.ts';
import type { Wizard } from './WizardStep.tsx';

interface Props extends Wizard {
  /** The current values of the form. */
  typed?: Partial<WorkValues & DetailValues>;
}

const SKILLS = 5;

/** The card that the current values produce. */
export function ProfilePreview({ me, profile, hours, typed }: Props) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  const shown = { ...workOf(profile), ...detailsOf(profile), ...typed };
  const { country, experience, hourlyRateCents, skills } = shown;
  const more = skills.length - SKILLS;
  const place = placeName(cityOf(hours.timeZone), countryName(country));
  const facts = [place, ratingText(me.rating)].filter(Boolean);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-lg border border-line bg-sheet p-5">
      <PersonLine person={me}>{facts.join(' · ')}</PersonLine>
      <h3 className={`text-lg ${shown.headline.trim() === '' ? 'text-ink-3' : ''}`}>
        {shown.headline.trim() || t`Your headline`}
      </h3>
      {shown.bio.trim() !== '' && (
        <p dir="auto" className="line-clamp-3 text-pretty wrap-anywhere text-ink-2">
          {shown.bio}
        </p>
      )}
      {skills.length > 0 && (
        <ul aria-label={t`Skills`} className="flex flex-wrap gap-1.5">
          {skills.slice(0, SKILLS).map((skill) => (
            <li key={skill} className="max-w-full">
              <Tag>{skill}</Tag>
            </li>
          ))}
          {more > 0 && (
            <li className="self-center text-sm text-ink-3">
              <Trans>and {more} more</Trans>
            </li>
          )}
        </ul>
      )}
      {hours.rules.length === 0 ? (
        <p className="text-ink-3">
          <Trans>Your free times appear here once you’ve set your hours.</Trans>
        </p>
      ) : (
        <WeekRibbon
          of={{ ...previewAvailability(hours, now), timeZone: hours.timeZone }}
          zone={zone}
          now={now}
        />
      )}
      {(experience !== null || isPriced(hourlyRateCents)) && (
        <div className="flex items-baseline justify-between gap-x-3 border-t border-line pt-3.5">
          {isPriced(hourlyRateCents) && (
            <p className="font-display text-xl font-semibold tracking-tight tabular-nums">
              {shortMoney(hourlyRateCents)}
              <span className="font-normal text-ink-3">
                {' '}
                <Trans>/hr</Trans>
              </span>
            </p>
          )}
          {experience !== null && <span className="text-sm text-ink-3">{experienceText(experience)}</span>}
        </div>
      )}
    </article>
  );
}

function isPriced(cents: number | null): cents is number {
  return cents !== null && cents > 0;
}
