import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { quarterHours, parseCustomTime } from './custom-time.ts';
import { dateOf } from '../format.ts';

interface Props {
  now: string;
  zone: string;
  picked: readonly string[];
  /** Whether a further time can be picked beside them. */
  canAdd: boolean;
  onPick: (startsAt: string) => void;
  onReplace: (before: string, startsAt: string) => void;
}

/** A time outside the published hours: a date and a quarter hour; handles clock changes. */
export function CustomTime({ now, zone, picked, canAdd, onPick, onReplace }: Props) {
  const { t } = useLingui();
  // Each change of a field offers a time, as arrow keys do on their way to one: it takes the place of the one before.
  const [offered, setOffered] = useState<string | null>(null);
  const own = offered !== null && picked.includes(offered) ? offered : null;
  const fields = useRef<HTMLDivElement>(null);
  const [options] = useState(() => quarterHours());
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [turn, setTurn] = useState<'first' | 'second' | null>(null);
  const reading = parseCustomTime({ date, time }, zone, now);
  const city = cityOf(zone);

  const offer = (at: string) => {
    if (picked.includes(at)) return;
    setOffered(at);
    if (own === null) onPick(at);
    else onReplace(own, at);
  };
  const put = (next: { date: string; time: string }) => {
    setDate(next.date);
    setTime(next.time);
    setTurn(null);
    const read = parseCustomTime(next, zone, now);
    if (read.kind === 'one') offer(read.at);
  };
  const startAnew = () => {
    setOffered(null);
    put({ date: '', time: '' });
    fields.current?.querySelector('input')?.focus();
  };
  return (
    <details className="border-t border-line pt-3">
      <summary className="py-3 md:py-0.5 text-sm font-semibold">
        <Trans>Offer a time outside your hours</Trans>
      </summary>
      <div ref={fields} className="mt-3 grid gap-4 sm:grid-cols-2">
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
                offer(reading[value]);
              }}
              error={undefined}
            />
          </div>
        )}
        {own !== null && canAdd && (
          <div className="sm:col-span-2">
            <Button kind="quiet" small onClick={startAnew}>
              <Trans>Offer another time</Trans>
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
