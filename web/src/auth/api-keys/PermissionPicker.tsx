import { Trans, useLingui } from '@lingui/react/macro';
import { SCOPES, type Scope } from '@parley/contract/auth/scopes.ts';
import { useId } from 'react';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { permissions } from './permissions.ts';

/** What a key may do, a row an area. Who may write may read. */
export function PermissionPicker({ value, onChange, error }: FieldProps<Scope[]>) {
  const { t } = useLingui();
  const id = useId();
  const give = (more: readonly Scope[]) =>
    onChange(SCOPES.filter((scope) => value.includes(scope) || more.includes(scope)));
  const take = (less: readonly Scope[]) => onChange(value.filter((scope) => !less.includes(scope)));
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={`${id}-error`}
      data-invalid={error ? 'true' : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="mb-1.5 font-semibold">
        <Trans>Permissions</Trans>
      </legend>
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Area</Trans>
            </th>
            <th scope="col">
              <Trans>Read</Trans>
            </th>
            <th scope="col">
              <Trans>Write</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {permissions().map(({ area, name, about }) => {
            const [read, write] = [`${area}:read`, `${area}:write`] as const;
            return (
              <tr key={area} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-3 font-normal">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-sm text-pretty text-ink-3">{about}</span>
                </th>
                <td className="align-middle">
                  <Tick
                    label={t`Read`}
                    about={name}
                    value={value.includes(read)}
                    onChange={(wanted) => (wanted ? give([read]) : take([read, write]))}
                  />
                </td>
                <td className="align-middle">
                  <Tick
                    label={t`Write`}
                    about={name}
                    value={value.includes(write)}
                    onChange={(wanted) => (wanted ? give([read, write]) : take([write]))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface TickProps {
  label: string;
  about: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

function Tick({ label, about, value, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 pl-2 text-sm whitespace-nowrap">
      <input
        type="checkbox"
        aria-label={`${about}: ${label}`}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-ink"
      />
      {label}
    </label>
  );
}
