import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import { lazy, Suspense, useState } from 'react';
import type { FieldProps } from '../platform/form/use-form.ts';

// Few people need another zone than their browser's, so the list loads on demand.
const ZoneSelect = lazy(async () => ({ default: (await import('../time/ZoneSelect.tsx')).ZoneSelect }));

/** The browser's time zone, used unless the person picks another. */
export function ZoneField({ viewerZone, ...field }: FieldProps<string> & { viewerZone: string }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const zone = field.value || viewerZone;
  const city = cityOf(zone);
  if (!changing && !field.error) {
    return (
      <p className="flex items-center justify-between gap-4 text-ink-2">
        <span>
          <Trans>
            Your time zone: <b>{city}</b>
          </Trans>
        </span>
        <button
          type="button"
          className="min-h-11 md:min-h-6 underline hover:text-ink"
          onClick={() => setChanging(true)}
        >
          <Trans>Change</Trans>
        </button>
      </p>
    );
  }
  return (
    <Suspense>
      <div ref={changing ? focusControl : undefined}>
        <ZoneSelect
          label={t`Time zone`}
          help={t`We use it in emails, and others see your local time.`}
          {...field}
          value={zone}
        />
      </div>
    </Suspense>
  );
}

/** The button that was pressed has gone, and the focus with it. */
const focusControl = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('button, input, select')?.focus();
