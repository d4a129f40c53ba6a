import { Trans, useLingui } from '@lingui/react/macro';
import { logoPath } from '@parley/contract/admin/settings/logo.ts';
import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useState } from 'react';
import { FileDropZone } from '../../../files/FileDropZone.tsx';
import { PendingRow } from '../../../files/FileRow.tsx';
import { usePrivateImage } from '../../../files/private-image.ts';
import { UploadStatus } from '../../../files/UploadStatus.tsx';
import { useUploads } from '../../../files/use-uploads.ts';
import { call } from '../../../platform/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/form/FormMessage.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { LogoPreview } from './LogoPreview.tsx';
import { SettingsEnd } from '../SettingsEnd.tsx';
import { useSettingsForm } from '../use-settings-form.ts';

interface Props {
  settings: InstallationSettings;
  onClose: () => void;
}

/** Chooses the logo of the whole installation, seen on light and dark pages before it's saved. */
export function LogoDialog(props: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={props.onClose} title={t`Logo`}>
      <LogoForm {...props} />
    </Dialog>
  );
}

function LogoForm({ settings, onClose }: Props) {
  const { t } = useLingui();
  const { logo, version } = settings;
  const initial: { fileId: string | null } = { fileId: logo?.fileId ?? null };
  const [chosen, setChosen] = useState<Stored | null>(null);
  const { form, again } = useSettingsForm({
    initial,
    schema: async () => (await import('@parley/contract/admin/settings/schemas.ts')).NewLogo,
    read: ({ fileId }) => ({ fileId }),
    version,
    send: (body) => call('PUT /api/admin/settings/logo', { body }),
    // It stands on every page, and in the browser's tab.
    done: () => window.location.reload(),
  });
  const { value: fileId, error, onChange } = form.field('fileId');
  const uploads = useUploads({
    to: '/api/upload/image',
    onStored: (stored) => {
      setChosen(stored);
      onChange(stored.id);
    },
  });
  const address = usePrivateImage(chosen?.url ?? null);
  const isChosen = chosen !== null && fileId === chosen.id;
  const isOwn = fileId !== null && !isChosen;
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-pretty text-ink-2">
        <Trans>
          A square logo appears next to the name. A wide one replaces it. Use an image with a transparent
          background that can be seen on both light and dark pages.
        </Trans>
      </p>
      <FileDropZone
        label={logo || isChosen ? t`Choose another image` : t`Choose an image`}
        help={t`PNG, JPEG or WebP. SVG files can contain scripts, so save yours as PNG first.`}
        accept="image/png,image/jpeg,image/webp"
        single
        onAdd={uploads.add}
      />
      <ul className="empty:hidden">
        {uploads.pending.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
      </ul>
      <UploadStatus uploads={uploads} />
      <FormMessage message={error ?? null} />
      {isChosen && address !== null && address !== 'missing' && (
        <LogoPreview logo={{ src: address, width: chosen.width ?? 1, height: chosen.height ?? 1 }} />
      )}
      {isOwn && <LogoPreview logo={logo && { ...logo, src: logoPath(version, 'mark') }} />}
      {fileId === null && <LogoPreview logo={null} />}
      {fileId !== null && (
        <div>
          <Button small kind="quiet" onClick={() => onChange(null)}>
            <Trans>Use the built-in mark</Trans>
          </Button>
        </div>
      )}
      <SettingsEnd
        form={form}
        again={again}
        confirm={t`Save the logo`}
        disabledBecause={
          uploads.isBusy
            ? t`Wait until the upload is done.`
            : fileId === initial.fileId
              ? t`Choose another logo first.`
              : null
        }
        onClose={onClose}
      />
    </form>
  );
}
