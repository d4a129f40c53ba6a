import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { durationText } from '../../time/format.ts';
import { SlotPicker } from '../../time/slots/SlotPicker.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { shortName } from '../../users/short-name.ts';
import { LENGTHS } from '../lengths.ts';
import { RhythmFields } from './RhythmFields.tsx';
import { SeriesDates } from './SeriesDates.tsx';
import type { SeriesForm } from './use-series-form.ts';

/** A job, as far as a series of consultations needs it. */
export interface SeriesJob {
  id: string;
  serviceId: string | null;
  client: Person;
  professional: Person;
  dueAt: string | null;
}

interface Props {
  form: SeriesForm;
  job: SeriesJob;
  /** The reader's. */
  zone: string;
  /** Whose clock is shown besides the reader's. */
  other: Person;
  /** Professionals may ask for times outside their hours. */
  allowsCustomTime: boolean;
}

/** The first time, the rhythm and the end of a series, with all of its dates. */
export function SeriesFields({ form, job, zone, other, allowsCustomTime }: Props) {
  const { t } = useLingui();
  return (
    <>
      <RadioGroup
        label={t`Length`}
        name="minutes"
        options={LENGTHS.map((each) => ({ value: each, label: durationText(each) }))}
        value={form.minutes}
        onChange={form.setMinutes}
        error={undefined}
      />
      <div className="grid gap-2">
        <h3 className="font-semibold">
          <Trans>First consultation</Trans>
        </h3>
        <SlotPicker
          key={form.minutes}
          userId={job.professional.id}
          serviceId={job.serviceId ?? undefined}
          minutes={form.minutes}
          value={form.startsAt}
          onChange={form.pick}
          viewerZone={zone}
          otherZone={other.timeZone}
          otherName={shortName(other.displayName)}
          allowsCustomTime={allowsCustomTime}
        />
      </div>
      <RhythmFields form={form} />
      <SeriesDates form={form} zone={zone} other={other} dueAt={job.dueAt} />
    </>
  );
}
