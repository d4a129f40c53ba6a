import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_THEMES, REVIEW_THEMES, type ReviewTheme } from '@parley/contract/reviews/themes.ts';
import type { FieldProps } from '../platform/form/use-form.ts';
import { FieldError, Optional } from '../ui/form/Field.tsx';
import { themeWords } from './theme-words.ts';

/** Up to three things to praise, as checkboxes that look like chips. */
export function ThemesInput({ name, value, onChange, error }: FieldProps<ReviewTheme[]>) {
  const { t } = useLingui();
  const words = themeWords();
  const isFull = value.length >= MAX_THEMES;
  return (
    <fieldset aria-describedby={`${name}-error`}>
      <legend className="mb-1.5 font-semibold">
        <Trans>What stood out?</Trans> <Optional />
      </legend>
      <p className="mb-2.5 text-sm text-ink-3">{t`Choose up to ${MAX_THEMES}. They’re counted on the profile.`}</p>
      <div className="flex flex-wrap gap-2">
        {REVIEW_THEMES.map((theme) => {
          const isOn = value.includes(theme);
          return (
            <label
              key={theme}
              className="inline-flex min-h-11 md:min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm font-semibold transition-colors duration-(--swift) has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-disabled:text-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-time"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isOn}
                disabled={isFull && !isOn}
                onChange={() => onChange(isOn ? value.filter((each) => each !== theme) : [...value, theme])}
              />
              {words[theme]}
            </label>
          );
        })}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
