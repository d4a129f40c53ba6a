import { Trans, useLingui } from '@lingui/react/macro';
import type { InstallationSettings, Invitation } from '@parley/contract/admin/settings/schemas.ts';
import { ruleFor } from '@parley/contract/admin/settings/sign-up-policy.ts';
import { MAX_REASON } from '@parley/contract/limits.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { takeFocus } from '../../ui/feedback/take-focus.ts';
import { dateText } from '../../time/long-dates.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogEnd } from '../DialogEnd.tsx';

interface Props {
  settings: InstallationSettings;
  onClose: () => void;
}

/** Makes a link with which people can join where that isn't open to all. */
export function InviteDialog({ settings, onClose }: Props) {
  const { t } = useLingui();
  const [link, setLink] = useState<Invitation | null>(null);
  return (
    <Dialog open onClose={onClose} title={t`Create an invitation link`}>
      {link ? (
        <MadeLink link={link} onClose={onClose} />
      ) : (
        <InviteForm settings={settings} onClose={onClose} onMade={setLink} />
      )}
    </Dialog>
  );
}

function InviteForm({ settings, onClose, onMade }: Props & { onMade: (link: Invitation) => void }) {
  const { t } = useLingui();
  const initial: { role: SideRole; reason: string } = { role: 'CLIENT', reason: '' };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewInvitation,
    send: (body) => call('POST /api/admin/settings/invitation', { body }),
    done: onMade,
    draft: 'sign-up link',
  });
  const isShut = ruleFor(settings.signUp, form.values.role) === 'CLOSED';
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        <Trans>Anyone who has the link can join in this role, for 14 days.</Trans>
      </p>
      <RadioGroup
        label={t`They join as`}
        options={[
          { value: 'CLIENT', label: t`Client` },
          { value: 'PROFESSIONAL', label: t`Professional` },
        ]}
        {...form.field('role')}
      />
      <TextInput
        label={t`Who is it for?`}
        help={t`Kept in the audit log.`}
        maxLength={MAX_REASON}
        {...form.field('reason')}
      />
      <DialogEnd
        form={form}
        confirm={t`Create link`}
        disabledBecause={isShut ? t`No one can join in this role. Change who can join first.` : null}
        onClose={onClose}
      />
    </form>
  );
}

function MadeLink({ link: { url, expiresAt }, onClose }: { link: Invitation; onClose: () => void }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const until = dateText(expiresAt, zone);
  return (
    <div className="grid gap-5">
      <p ref={takeFocus} tabIndex={-1} className="text-pretty text-ink-2 outline-none">
        <Trans>This link works until {until}. It isn’t shown again.</Trans>
      </p>
      <CopyField label={t`Invitation link`} value={url} copy={<Trans>Copy link</Trans>}>
        <Button small kind="plain" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </CopyField>
    </div>
  );
}
