import { t } from '@lingui/core/macro';
import { MAX_SEARCH } from '@parley/contract/limits.ts';
import type { FormEvent } from 'react';

/** What is longer than a search may be stays as it was pasted, and the browser says so instead of searching. */
export function limitSearch({ currentTarget: box }: FormEvent<HTMLInputElement>): void {
  box.setCustomValidity(box.value.trim().length > MAX_SEARCH ? t`At most ${MAX_SEARCH} characters.` : '');
}
