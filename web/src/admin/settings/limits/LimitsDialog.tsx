import { Trans, useLingui } from '@lingui/react/macro';
import { LIMIT_BOUNDS } from '@parley/contract/admin/settings/limit-bounds.ts';
import type { PersonLimits } from '@parley/contract/admin/settings/limits.ts';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { useRevalidator } from 'react-router';
import { call } from '../../../platform/api.ts';
import { keepLimits } from '../../../platform/installation/current-limits.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { SettingsEnd } from '../SettingsEnd.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

interface Props {
  settings: InstallationSettings;
  onClose: () => void;
}

/** Changes what one person may have or do from now on. */
export function LimitsDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Limits`}>
      <LimitsForm {...props} />
    </Dialog>
  );
}

const NAMES = [
  'services',
  'postings',
  'freeConsultations',
  'fileMegabytes',
  'storedMegabytes',
] as const satisfies readonly (keyof PersonLimits)[];

function LimitsForm({ settings, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { own, defaults } = settings.limits;
  const initial: Record<keyof PersonLimits, number | null> = { ...own };
  const { form, again } = useSettingsForm({
    initial,
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewLimits,
    read: ({ services, postings, freeConsultations, fileMegabytes, storedMegabytes }) => ({
      services,
      postings,
      freeConsultations,
      fileMegabytes,
      storedMegabytes,
    }),
    version: settings.version,
    draft: 'limits',
    send: (body) => call('PUT /api/admin/settings/limits', { body }),
    done: async ({ limits }) => {
      keepLimits({
        services: limits.own.services ?? limits.defaults.services,
        fileMegabytes: limits.own.fileMegabytes ?? limits.defaults.fileMegabytes,
      });
      await revalidate();
      onClose();
    },
  });
  const labels = {
    services: t`Services per professional`,
    postings: t`Open job postings per client`,
    freeConsultations: t`Upcoming free consultations per client`,
    fileMegabytes: t`File size`,
    storedMegabytes: t`Storage per person`,
  };
  const helpOf = (name: keyof PersonLimits) => {
    const [least, most, usual] = [LIMIT_BOUNDS[name].least, LIMIT_BOUNDS[name].most, defaults[name]].map(
      groupDigits,
    );
    return name === 'freeConsultations'
      ? t`0 for no limit, at most ${most}. Leave it empty for the default: ${usual}.`
      : t`${least} to ${most}. Leave it empty for the default: ${usual}.`;
  };
  const isSame = NAMES.every((name) => form.values[name] === own[name]);
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>They apply from now on. Anything already over a new limit stays.</Trans>
      </p>
      {NAMES.map((name) => (
        <NumberInput
          key={name}
          label={labels[name]}
          help={helpOf(name)}
          unit={name.endsWith('Megabytes') ? t`MB` : undefined}
          min={LIMIT_BOUNDS[name].least}
          max={LIMIT_BOUNDS[name].most}
          {...form.field(name)}
        />
      ))}
      <SettingsEnd
        form={form}
        again={again}
        confirm={t`Save the limits`}
        disabledBecause={isSame ? t`Change a limit first.` : null}
        onClose={onClose}
      />
    </form>
  );
}
