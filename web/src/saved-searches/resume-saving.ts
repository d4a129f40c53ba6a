const KEY = 'parley.save-search';

/** Remembers in this tab that a visitor wants to save the search of this page, and signs in first. */
export function rememberSaving(page: string) {
  sessionStorage.setItem(KEY, page);
}

/** Whether the search of this page was to be saved; only once. */
export function resumeSaving(page: string): boolean {
  if (sessionStorage.getItem(KEY) !== page) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
