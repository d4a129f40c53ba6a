import { cityOf } from '@parley/contract/time.ts';
import { useState } from 'react';
import type { FieldProps } from '../platform/form/use-form.ts';
import { ZoneSelect } from '../time/ZoneSelect.tsx';

/** The browser's time zone, taken as it is unless the person wants another. */
export function ZoneField({ viewerZone, ...field }: FieldProps<string> & { viewerZone: string }) {
  const [changing, setChanging] = useState(false);
  const zone = field.value || viewerZone;
  if (!changing && !field.error) {
    return (
      <p className="flex items-center justify-between gap-4 text-ink-2">
        <span>
          Your time zone: <b>{cityOf(zone)}</b>
        </span>
        <button type="button" className="min-h-6 underline hover:text-ink" onClick={() => setChanging(true)}>
          Change
        </button>
      </p>
    );
  }
  return <ZoneSelect label="Time zone" help="All times are shown in it." {...field} value={zone} />;
}
