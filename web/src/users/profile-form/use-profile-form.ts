import type { OwnProfile } from '@parley/contract/users/schemas.ts';
import { call } from '../../platform/api.ts';
import { useDirtyState } from '../../platform/form/unsaved-changes.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { detailsOf, readDetails, workOf } from './profile-values.ts';

interface Options {
  profile: OwnProfile;
  /** The name of the draft, which survives a reload. */
  draft?: string;
  done: (profile: OwnProfile) => unknown;
}

const schema = async () => (await import('@parley/contract/users/schemas.ts')).UpdateProfile;

/** The form for a profile's work part. */
export function useWorkForm({ profile, draft, done }: Options) {
  const initial = workOf(profile);
  const form = useForm({
    initial,
    schema,
    send: (body) => call('PUT /api/users/professional', { body }),
    done: (reply) => {
      saved.markSaved(form.values);
      return done(reply);
    },
    ...(draft && { draft }),
  });
  const saved = useDirtyState(form.values, initial);
  return { form, saved };
}

/** The form for the profile's details. */
export function useDetailsForm({ profile, draft, done }: Options) {
  const initial = detailsOf(profile);
  const form = useForm({
    initial,
    schema,
    read: readDetails,
    send: (body) => call('PUT /api/users/professional', { body }),
    done: (reply) => {
      saved.markSaved(form.values);
      return done(reply);
    },
    ...(draft && { draft }),
  });
  const saved = useDirtyState(form.values, initial);
  return { form, saved };
}

export type WorkForm = ReturnType<typeof useWorkForm>['form'];
export type DetailsForm = ReturnType<typeof useDetailsForm>['form'];
