import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useState } from 'react';
import { bookingText } from '../services/booking/booking-text.ts';
import { paymentRule } from '../services/consultation-price.ts';
import { BothTimes } from '../time/BothTimes.tsx';
import { MAX_TIMES } from '../time/slots/max-times.ts';
import { PickedTimes } from '../time/slots/picked/PickedTimes.tsx';
import { TimesPicker } from '../time/slots/TimesPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { FieldError } from '../ui/form/Field.tsx';
import { shortName } from '../users/short-name.ts';

const ERROR = 'invite-time-error';

interface Props {
  service: Service;
  times: readonly string[];
  onChange: (times: string[]) => void;
  error: string | undefined;
  zone: string;
  /** Whether what is picked is booked at once, and nobody has to accept it. */
  isInstant: boolean;
  /** How many times were refused: the free times are shown again, and loaded anew. */
  tries: number;
  /** Which of the times was refused last. */
  refusedAt: number | null;
}

/** The time of the consultation. One picked on the page before stands here, and can be changed. */
export function TimeStep({ service, times, onChange, error, zone, isInstant, tries, refusedAt }: Props) {
  const { t } = useLingui();
  const { professional } = service;
  const name = shortName(professional.displayName);
  const people = { viewerZone: zone, otherZone: professional.timeZone, otherName: name };
  const terms = { ...service, instantBooking: isInstant };
  const [isOpened, setIsOpened] = useState(times.length === 0);
  const [picked] = times;
  const isPicking = isOpened || tries > 0 || picked === undefined;
  return (
    <fieldset
      ref={focusFallback}
      className="min-w-0"
      aria-describedby={error ? ERROR : undefined}
      data-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className="font-semibold">
        {!isPicking && times.length === 1 && <Trans>Your time with {name}</Trans>}
        {!isPicking && times.length > 1 && <Trans>Your times with {name}</Trans>}
        {isPicking && service.instantBooking && <Trans>Pick a time with {name}</Trans>}
        {isPicking && !service.instantBooking && <Trans>Pick times to talk with {name}</Trans>}
      </legend>
      <p className="mt-0.5 mb-4 text-sm text-pretty text-ink-3 tabular-nums">
        <b className="block font-semibold text-ink">{bookingText(terms)}</b>
        {paymentRule(terms)}
        {isPicking && !service.instantBooking && (
          <span className="block">
            <Trans>
              Offer up to {MAX_TIMES} times. {name} accepts the one that suits them.
            </Trans>
          </span>
        )}
      </p>
      {isPicking ? (
        <TimesPicker
          key={tries}
          userId={professional.id}
          serviceId={service.id}
          priceCents={service.consultationPriceCents}
          minutes={service.consultationMinutes}
          times={times}
          onChange={onChange}
          oneAtATime={service.instantBooking}
          refusedAt={refusedAt}
          {...people}
        />
      ) : (
        <div className="grid justify-items-start gap-3">
          <div className="w-full">
            {times.length === 1 ? (
              <BothTimes at={picked} {...people} />
            ) : (
              <PickedTimes
                times={times}
                onRemove={(time) => onChange(times.filter((each) => each !== time))}
                onUndo={null}
                {...people}
              />
            )}
          </div>
          <Button kind="quiet" small onClick={() => setIsOpened(true)}>{t`Change or add times`}</Button>
        </div>
      )}
      <FieldError id={ERROR} error={error} />
    </fieldset>
  );
}
