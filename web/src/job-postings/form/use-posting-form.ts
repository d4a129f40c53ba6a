import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { readDraft } from '../../platform/form/draft.ts';
import { forgetUnsavedChanges, useDirtyState } from '../../platform/form/unsaved-changes.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { EMPTY, readValues, valuesOf } from './posting-values.ts';
import { completed, hasDetails } from './short-form.ts';

const DRAFT = 'job-posting';

/** The form for a new posting, short until details are wanted, with a draft that survives a reload. */
export function useNewPosting(done: (posting: JobPosting) => unknown) {
  const [isShort, setIsShort] = useState(() => !hasDetails(readDraft(DRAFT, EMPTY)));
  const form = useForm({
    initial: EMPTY,
    schema: async () => (await import('@parley/contract/job-postings/schemas.ts')).PostingFields,
    read: (values) => readValues(isShort ? completed(values) : values),
    draft: DRAFT,
    send: (body) => call('POST /api/job/jobPosting', { body }),
    done,
  });
  function showDetails() {
    const { title, experience } = completed(form.values);
    form.set('title', title);
    form.set('experience', experience);
    setIsShort(false);
  }
  return { form, isShort, showDetails };
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

export type PostingForm = ReturnType<typeof useNewPosting>['form'];
