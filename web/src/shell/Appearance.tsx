import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { chooseTheme, useTheme } from '../platform/theme.ts';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';

const options = () =>
  [
    { value: 'system', label: t`System` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const;

/** The color scheme, remembered by this browser. */
export function Appearance() {
  const { t } = useLingui();
  const theme = useTheme();
  return (
    <RadioGroup
      label={t`Color scheme`}
      help={t`Changes right away, in this browser only.`}
      name="theme"
      options={options()}
      value={theme}
      onChange={chooseTheme}
      error={undefined}
    />
  );
}
