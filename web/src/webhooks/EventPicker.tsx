import { Trans } from '@lingui/react/macro';
import { EVENT_NAMES, type EventName } from '@parley/contract/webhooks/event-names.ts';
import { useId } from 'react';
import type { FieldProps } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import { eventTexts } from './event-texts.ts';

/** Which events a webhook is told of. */
export function EventPicker({ value, onChange, error }: FieldProps<EventName[]>) {
  const id = useId();
  const texts = eventTexts();
  const hasAll = value.length === EVENT_NAMES.length;
  const choose = (name: EventName, isWanted: boolean) =>
    onChange(EVENT_NAMES.filter((each) => (each === name ? isWanted : value.includes(each))));
  return (
    <fieldset
      className="relative min-w-0"
      aria-describedby={`${id}-error`}
      data-invalid={error ? 'true' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="mb-2 font-semibold">
        <Trans>Events</Trans>
      </legend>
      <div className="absolute -top-9 -right-3">
        <Button kind="plain" small onClick={() => onChange(hasAll ? [] : [...EVENT_NAMES])}>
          {hasAll ? <Trans>Clear all</Trans> : <Trans>Select all</Trans>}
        </Button>
      </div>
      <ul className="grid gap-2.5">
        {EVENT_NAMES.map((name) => (
          <li key={name}>
            <Checkbox
              name={name}
              label={texts[name]}
              help={<code>{name}</code>}
              value={value.includes(name)}
              onChange={(isWanted) => choose(name, isWanted)}
              error={undefined}
            />
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
