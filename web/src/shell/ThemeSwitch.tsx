import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type Theme, THEMES, useTheme } from '../platform/theme.ts';

const faces = () =>
  ({
    system: { name: t`System`, icon: Monitor },
    light: { name: t`Light`, icon: Sun },
    dark: { name: t`Dark`, icon: Moon },
  }) satisfies Record<Theme, object>;

/** Light, dark, or as the system is set. */
export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="flex rounded-full border border-line-strong p-0.5">
      <legend className="sr-only">
        <Trans>Color scheme</Trans>
      </legend>
      {THEMES.map((theme) => {
        const { name, icon: Icon } = faces()[theme];
        return (
          <label
            key={theme}
            title={name}
            className="relative grid size-11 place-items-center md:size-7 rounded-full text-ink-3 hover:text-ink has-checked:bg-well has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-time"
          >
            <input
              type="radio"
              name="theme"
              aria-label={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
            />
            <Icon aria-hidden className="size-3.5" />
          </label>
        );
      })}
    </fieldset>
  );
}
