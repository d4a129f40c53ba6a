/**
 * A ref for what takes the focus once it is there (with `tabIndex={-1}`): the control that had it is gone, and keyboard and
 * screen reader users would start at the top of the page again.
 */
export const takeFocus = (place: HTMLElement | null) => place?.focus();
