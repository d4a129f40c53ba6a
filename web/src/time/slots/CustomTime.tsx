import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import { useState } from 'react';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { quarterHours, parseCustomTime } from './custom-time.ts';
import { dateOf } from '../format.ts';

interface Props {
  now: string;
  zone: string;
  onChange: (startsAt: string) => void;
}

/** A time outside the published hours: a date and a quarter hour; handles clock changes. */
export function CustomTime({ now, zone, onChange }: Props) {
  const { t } = useLingui();
  const [options] = useState(() => quarterHours());
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [turn, setTurn] = useState<'first' | 'second' | null>(null);
  const reading = parseCustomTime({ date, time }, zone, now);
  const city = cityOf(zone);

  const put = (next: { date: string; time: string }) => {
    setDate(next.date);
    setTime(next.time);
    setTurn(null);
    const read = parseCustomTime(next, zone, now);
    if (read.kind === 'one') onChange(read.at);
  };
  return (
    <details className="border-t border-line pt-3">
      <summary className="py-3 md:py-0.5 text-sm font-semibold">
        <Trans>Offer a time outside your hours</Trans>
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <TextInput
          type="date"
          label={t`Day`}
          name="anyDate"
          min={dateOf(now, zone)}
          value={date}
          onChange={(value) => put({ date: value, time })}
          error={undefined}
        />
        <Select
          label={t`Time in ${city}`}
          name="anyTime"
          options={options}
          placeholder={t`Pick a time`}
          value={time}
          onChange={(value) => put({ date, time: value })}
          error={reading.kind === 'refused' ? reading.message : undefined}
        />
        {reading.kind === 'twice' && (
          <div className="sm:col-span-2">
            <RadioGroup
              label={t`Clocks go back: ${time} happens twice`}
              name="anyTurn"
              options={[
                { value: 'first' as const, label: t`The first one` },
                { value: 'second' as const, label: t`The second one` },
              ]}
              value={turn}
              onChange={(value) => {
                setTurn(value);
                onChange(reading[value]);
              }}
              error={undefined}
            />
          </div>
        )}
      </div>
    </details>
  );
}
