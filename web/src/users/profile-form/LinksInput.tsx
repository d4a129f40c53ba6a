import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_LINKS, MAX_LINK_LABEL, MAX_WEB_ADDRESS } from '@parley/contract/limits.ts';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { FieldErrors } from '../../platform/form/form-errors.ts';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { control, Count, FieldError, Optional } from '../../ui/form/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';

interface Link {
  label: string;
  url: string;
}

const numbered = (links: readonly Link[]) => links.map((link, place) => ({ link, place, number: place + 1 }));

interface Props extends FieldProps<Link[]> {
  /** Of the form: which field of which link is wrong. */
  errors: FieldErrors;
}

/** External links, each with a name and a URL. */
export function LinksInput({ name, value, onChange, error, errors }: Props) {
  const { t } = useLingui();
  const id = useId();
  // Empty links aren't sent, so they have no place among those that are refused.
  const given = value.filter(({ label, url }) => label.trim() !== '' || url.trim() !== '');
  const faultOf = (link: Link, part: keyof Link) => errors[`${name}.${given.indexOf(link)}.${part}`];
  const toldBy = (fault: string | undefined) => (fault && fault === error ? `${id}-error` : undefined);
  const put = (place: number, change: Partial<Link>) =>
    onChange(value.map((link, index) => (index === place ? { ...link, ...change } : link)));
  const isAdded = useRef(false);
  const takeFocus = (added: HTMLInputElement | null) => {
    if (!added || !isAdded.current) return;
    isAdded.current = false;
    added.focus();
  };
  return (
    <fieldset ref={focusFallback} aria-describedby={`${id}-error`}>
      <legend className="mb-1.5 font-semibold">
        <Trans>Links</Trans> <Optional />
      </legend>
      <div className="grid gap-2.5">
        {numbered(value).map(({ link, place, number }) => (
          // Links have no id and their texts change while typing: the index is the key.
          <div
            key={place}
            className="grid grid-cols-[minmax(0,1fr)_44px] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_40px]"
          >
            <div className="min-w-0 max-sm:col-start-1">
              <input
                ref={number === value.length ? takeFocus : undefined}
                aria-label={t`Name of link ${number}`}
                aria-invalid={link.label.length > MAX_LINK_LABEL || faultOf(link, 'label') ? true : undefined}
                aria-describedby={toldBy(faultOf(link, 'label'))}
                placeholder={t`Portfolio`}
                value={link.label}
                className={control}
                onChange={({ target }) => put(place, { label: target.value })}
              />
              <Count value={link.label} max={MAX_LINK_LABEL} />
            </div>
            <div className="min-w-0 max-sm:col-start-1 max-sm:row-start-2">
              <input
                aria-label={t`Address of link ${number}`}
                aria-invalid={link.url.length > MAX_WEB_ADDRESS || faultOf(link, 'url') ? true : undefined}
                aria-describedby={toldBy(faultOf(link, 'url'))}
                type="url"
                inputMode="url"
                placeholder="https://"
                value={link.url}
                className={control}
                onChange={({ target }) => put(place, { url: target.value })}
              />
              <Count value={link.url} max={MAX_WEB_ADDRESS} />
            </div>
            <div className="flex min-h-11 items-center">
              <IconButton
                label={t`Remove link ${number}`}
                onClick={() => onChange(value.filter((_, index) => index !== place))}
              >
                <X aria-hidden />
              </IconButton>
            </div>
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {value.length < MAX_LINKS && (
        <div className={value.length > 0 ? 'mt-2.5' : ''}>
          <Button
            kind="quiet"
            small
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => {
              isAdded.current = true;
              onChange([...value, { label: '', url: '' }]);
            }}
          >
            <Trans>Add a link</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
