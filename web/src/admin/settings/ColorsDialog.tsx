import { Trans, useLingui } from '@lingui/react/macro';
import { COLOR_NAMES, PRODUCT_COLORS } from '@parley/contract/admin/settings/colors.ts';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { call } from '../../platform/api.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ColorInput } from './ColorInput.tsx';
import { ColorPreview } from './ColorPreview.tsx';
import { SettingsEnd } from './SettingsEnd.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  settings: InstallationSettings;
  onClose: () => void;
}

/** Chooses the colors of the whole installation, seen while they are chosen. */
export function ColorsDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Colors`}>
      <ColorsForm {...props} />
    </Dialog>
  );
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim());

function ColorsForm({ settings, onClose }: Props) {
  const { t } = useLingui();
  const { form, again } = useSettingsForm({
    initial: settings.colors,
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewColors,
    read: ({ inkLight, inkDark, accentLight, accentDark }) => ({
      inkLight,
      inkDark,
      accentLight,
      accentDark,
    }),
    version: settings.version,
    draft: 'colors',
    send: (body) => call('PUT /api/admin/settings/colors', { body }),
    // The stylesheet with the colors comes with a new page.
    done: () => window.location.reload(),
  });
  const { inkLight, inkDark, accentLight, accentDark } = form.values;
  const chosen = { inkLight, inkDark, accentLight, accentDark };
  const isSame = COLOR_NAMES.every((name) => chosen[name] === settings.colors[name]);
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>
          Text and buttons use one color, highlights another; softer tones are derived from them. Colors that
          make text hard to read are refused.
        </Trans>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <ColorInput label={t`Text and buttons, light`} {...form.field('inkLight')} />
        <ColorInput label={t`Text and buttons, dark`} {...form.field('inkDark')} />
        <ColorInput label={t`Accent, light`} {...form.field('accentLight')} />
        <ColorInput label={t`Accent, dark`} {...form.field('accentDark')} />
      </div>
      {COLOR_NAMES.every((name) => isColor(chosen[name])) && <ColorPreview colors={chosen} />}
      <div>
        <Button
          small
          kind="quiet"
          onClick={() => {
            for (const name of COLOR_NAMES) form.field(name).onChange(PRODUCT_COLORS[name]);
          }}
        >
          <Trans>Use the default colors</Trans>
        </Button>
      </div>
      <SettingsEnd
        form={form}
        again={again}
        confirm={t`Save the colors`}
        disabledBecause={isSame ? t`Change a color first.` : null}
        onClose={onClose}
      />
    </form>
  );
}
