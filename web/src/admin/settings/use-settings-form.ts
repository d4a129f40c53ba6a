import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import { useReauth } from '../../auth/password/ReauthField.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { useReread } from '../use-reread.ts';

type Options<V extends object, Out> = Pick<
  Parameters<typeof useForm<V & { reason: string }, Out, InstallationSettings>>[0],
  'schema' | 'send'
> & {
  initial: V;
  /** The fields as the schema wants them. */
  read: (values: V) => object;
  /** Of the settings that are shown. */
  version: number;
  done: (changed: InstallationSettings) => unknown;
  /** Keeps what is typed under this name until it is saved, or what it changes has another version. */
  draft?: string;
  /** Of what is changed, where the other settings leave it alone. */
  draftVersion?: number;
};

/** A form that changes settings of the installation: with a reason, the password again, and the version that it follows. */
export function useSettingsForm<V extends object, Out>({
  initial,
  read,
  version,
  schema,
  send,
  done,
  draft,
  draftVersion = version,
}: Options<V, Out>) {
  const again = useReauth();
  const reread = useReread();
  const form = useForm<V & { reason: string }, Out, InstallationSettings>({
    initial: { ...initial, reason: '' },
    schema,
    read: (values) => ({ ...read(values), reason: values.reason, version, ...again.given }),
    refused: (code) => {
      reread();
      return again.refused(code);
    },
    send,
    done,
    draft: draft && `${draft} ${draftVersion}`,
  });
  return { form, again };
}
