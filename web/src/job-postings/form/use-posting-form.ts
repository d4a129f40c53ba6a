import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { call } from '../../platform/api.ts';
import { forgetUnsavedChanges, useDirtyState } from '../../platform/form/unsaved-changes.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { EMPTY, readValues, valuesOf } from './posting-values.ts';

/** The form for a new posting, with a draft that survives a reload. */
export function useNewPosting(done: (posting: JobPosting) => unknown) {
  return useForm({
    initial: EMPTY,
    schema: async () => (await import('@parley/contract/job-postings/schemas.ts')).PostingFields,
    read: readValues,
    draft: 'job-posting',
    send: (body) => call('POST /api/job/jobPosting', { body }),
    done,
  });
}

/** The form to edit an open posting. */
export function usePostingChange(posting: JobPosting, done: (posting: JobPosting) => unknown) {
  const initial = valuesOf(posting);
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/job-postings/schemas.ts')).PostingChange,
    read: (values) => ({ id: posting.id, ...readValues(values) }),
    send: (body) => call('PUT /api/job/jobPosting', { body }),
    done: (changed) => {
      forgetUnsavedChanges();
      return done(changed);
    },
  });
  const saved = useDirtyState(form.values, initial);
  return { form, saved };
}

export type PostingForm = ReturnType<typeof useNewPosting>;
