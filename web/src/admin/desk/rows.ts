/** Rows and cards of lists, of which the screen shows one kind; `data-row` marks both. */
const shownRows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility());

/** Moves the focus from row to row; the first step goes to the first one. */
export function stepRow(by: 1 | -1): void {
  const rows = shownRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Presses the first link or button of the row that has the focus. */
export function openRow(): void {
  const row = shownRows().find((each) => each === document.activeElement);
  row?.querySelector<HTMLElement>('a, button')?.click();
}

/** Chooses the row that has the focus, where rows can be chosen; as a range from the last one on. */
export function selectRow(isRange: boolean): void {
  const row = shownRows().find((each) => each.contains(document.activeElement));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange });
  row?.querySelector('input[data-select]')?.dispatchEvent(click);
}

export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
