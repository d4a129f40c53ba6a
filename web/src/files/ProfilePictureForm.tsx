import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '@parley/contract/users/schemas.ts';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { hasDevices } from './capture/open-devices.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { PendingRow } from './FileRow.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useUploads } from './use-uploads.ts';
import { call } from '../platform/api.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';

// Loaded once a picture is chosen or the camera asked for.
const PortraitDialog = lazy(() => import('./portrait/PortraitDialog.tsx'));

/** The profile picture, from a file or the camera, cut to a square; without one, others see the initials. */
export function ProfilePictureForm({ me }: { me: Me }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [source, setSource] = useState<File | 'camera' | null>(null);
  const hasCamera = useSyncExternalStore(never, hasDevices, () => false);
  const uploads = useUploads({ to: '/api/upload/image', onStored: ({ id }) => choose(id) });

  async function choose(avatarFileId: string | null) {
    setIsSaving(true);
    const { firstName, lastName, displayName, timeZone } = me;
    const body = { firstName, lastName, displayName, timeZone, avatarFileId };
    const result = await call('PUT /api/users', { body });
    setError(result.ok ? null : result.message);
    if (result.ok) await revalidate();
    setIsSaving(false);
  }

  return (
    <section ref={focusFallback} aria-label={t`Your picture`} className="grid max-w-140 gap-3">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={me.displayName} url={me.avatarUrl} size="l" />
        <div className="min-w-0 flex-1 basis-60">
          <FileDropZone
            label={me.avatarUrl ? t`Change picture` : t`Add a picture`}
            help={t`or drop or paste one. You choose the part that’s shown.`}
            accept="image/*"
            single
            onAdd={([file]) => setSource(file ?? null)}
          />
        </div>
        {hasCamera && (
          <Button
            kind="quiet"
            small
            icon={<Camera aria-hidden className="size-4" />}
            onClick={() => setSource('camera')}
          >
            <Trans>Use your camera</Trans>
          </Button>
        )}
        {me.avatarUrl && (
          <Button kind="plain" small pending={isSaving} onClick={() => void choose(null)}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
      <ul className="empty:hidden">
        {uploads.pending.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
      </ul>
      <UploadStatus uploads={uploads} />
      <FormMessage message={error} />
      <Suspense fallback={null}>
        {source !== null && (
          <PortraitDialog
            source={source}
            onClose={() => setSource(null)}
            onCut={(file) => {
              setSource(null);
              uploads.add([file]);
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

const never = () => () => {};
