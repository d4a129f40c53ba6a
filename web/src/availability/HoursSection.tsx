import { Trans, useLingui } from '@lingui/react/macro';
import type { Availability, DateOverride } from '@parley/contract/availability/schemas.ts';
import type { Country } from '@parley/contract/users/countries.ts';
import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { dateOf } from '../time/format.ts';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { SaveRow } from '../ui/form/SaveRow.tsx';
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { BookingRules } from './BookingRules.tsx';
import { DatesEditor } from './DatesEditor.tsx';
import { HoursEditor, ShowSavedHours } from './HoursEditor.tsx';
import { useHours } from './use-hours.ts';

const HourSets = lazy(() => import('./sets/HourSets.tsx'));

interface Props {
  hours: Result<Availability>;
  dates: Result<DateOverride[]>;
  /** Of the professional, if it could be loaded: where they live. */
  profile?: Result<{ country: Country | null }>;
}

/** When a professional can be booked: the week, and the dates that differ from it. */
export function HoursSection({ hours, dates, profile }: Props) {
  const { t } = useLingui();
  const now = useNow();
  if (!hours.ok) return <LoadError title={t`We couldn’t load your hours`} refusal={hours} />;
  return (
    <div className="grid gap-12">
      <WeekForm initial={hours.data} />
      <section aria-labelledby="other-hours" className="grid gap-5">
        <div>
          <h3 id="other-hours" className="text-xl">
            <Trans>Hours for some services</Trans>
          </h3>
          <p className="mt-1.5 text-pretty text-ink-3">
            <Trans>
              Consultations of the services that use them can only be booked in these hours instead of your
              week above. Booking rules and special dates stay the same.
            </Trans>
          </p>
        </div>
        <Suspense fallback={<SkeletonLines />}>
          <HourSets />
        </Suspense>
      </section>
      <section aria-labelledby="dates" className="grid gap-5">
        <div>
          <h3 id="dates" className="text-xl">
            <Trans>Special dates</Trans>
          </h3>
          <p className="mt-1.5 text-pretty text-ink-3">
            <Trans>
              Holidays, vacations, or a one-off Saturday. Consultations you’ve already agreed on stay booked.
            </Trans>
          </p>
        </div>
        {dates.ok ? (
          <DatesEditor
            initial={dates.data}
            today={dateOf(now, hours.data.timeZone)}
            country={profile?.ok ? profile.data.country : null}
          />
        ) : (
          <LoadError title={t`We couldn’t load your dates`} refusal={dates} />
        )}
      </section>
    </div>
  );
}

function WeekForm({ initial }: { initial: Availability }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const hours = useHours(initial, revalidate);
  return (
    <form {...hours.props} className="grid gap-8">
      <HoursEditor hours={hours} />
      <BookingRules hours={hours} />
      <div ref={focusFallback} className="contents">
        <SaveRow form={hours.form} saved={hours.saved} label={t`Save hours`}>
          <ShowSavedHours take={hours.takeOthers} />
        </SaveRow>
      </div>
    </form>
  );
}
