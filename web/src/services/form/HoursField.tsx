import { useLingui } from '@lingui/react/macro';
import type { HourSet } from '@parley/contract/availability/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { Select } from '../../ui/form/Select.tsx';

/** In which hours its consultations can be booked; shown to whoever has several sets of them. */
export function HoursField({ value, onChange, ...field }: FieldProps<string | null>) {
  const { t } = useLingui();
  const [sets, setSets] = useState<HourSet[]>([]);
  useEffect(() => {
    void call('GET /api/availability/sets').then((result) => {
      if (result.ok) setSets(result.data);
    });
  }, []);
  if (sets.length === 0) return null;
  return (
    <Select
      label={t`Hours`}
      help={t`When clients can book this consultation. Change the hours in your settings.`}
      options={sets.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={t`Your usual hours`}
      {...field}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
}
