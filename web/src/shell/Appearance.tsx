import { chooseTheme, useTheme } from '../platform/theme.ts';
import { Choice } from '../ui/Choice.tsx';

const OPTIONS = [
  { value: 'system', label: 'As the system', about: 'Light by day, dark by night, if your device does so.' },
  { value: 'light', label: 'Light', about: 'Ink on paper.' },
  { value: 'dark', label: 'Dark', about: 'Easier on the eyes at night.' },
] as const;

/** The colour scheme; it changes at once and is remembered by this browser. */
export function Appearance() {
  const theme = useTheme();
  return (
    <div className="max-w-180">
      <Choice
        label="Color scheme"
        name="theme"
        options={OPTIONS}
        value={theme}
        onChange={chooseTheme}
        error={undefined}
      />
    </div>
  );
}
