import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import { TimeSelect } from '../../availability/TimeSelect.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { useQuietHours } from './use-quiet-hours.ts';

/** Hours of the account's own clock in which emails and pushes wait; each change is saved immediately. */
export function QuietHours({ zone }: { zone: string }) {
  const { t } = useLingui();
  const city = cityOf(zone);
  const { hours, isLoaded, pending, error, saved, choose, suggested } = useQuietHours();
  if (!isLoaded) return null;
  return (
    <section aria-labelledby="quiet-hours" className="mt-4 max-w-180">
      <h3 id="quiet-hours">
        <Trans>Quiet hours</Trans>
      </h3>
      <p className="mt-1.5 mb-4 max-w-[60ch] text-pretty text-ink-3">
        <Trans>
          Emails and push notifications wait until your quiet hours end. Security alerts still come through,
          and so does anything about a consultation or deadline less than an hour after they end.
        </Trans>
      </p>
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={hours !== null}
          aria-disabled={pending || undefined}
          onChange={({ target }) => void choose(target.checked ? suggested : null)}
          className="size-5 accent-ink"
        />
        <Trans>Turn on quiet hours</Trans>
      </label>
      {hours && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <TimeSelect
            label={t`Quiet hours, from`}
            edge="from"
            value={hours.from}
            onChange={(from) => void choose({ ...hours, from })}
            isInvalid={error !== null}
          />
          <span aria-hidden>–</span>
          <TimeSelect
            label={t`Quiet hours, to`}
            edge="from"
            value={hours.to}
            onChange={(to) => void choose({ ...hours, to })}
            isInvalid={error !== null}
          />
          <span className="text-sm text-ink-3">
            <Trans>your time, {city}</Trans>
          </span>
        </div>
      )}
      <FormMessage message={error} />
      <output className="mt-2 block min-h-6 text-sm text-ink-2">{saved}</output>
    </section>
  );
}
