import { chooseTheme, useTheme } from '../platform/theme.ts';
import { Choice } from '../ui/form/Choice.tsx';

const OPTIONS = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The colour scheme; it changes at once and is remembered by this browser. */
export function Appearance() {
  const theme = useTheme();
  return (
    <Choice
      label="Color scheme"
      help="It changes at once, in this browser only."
      name="theme"
      options={OPTIONS}
      value={theme}
      onChange={chooseTheme}
      error={undefined}
    />
  );
}
