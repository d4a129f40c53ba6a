/** The place of the decision on the page of a disputed job. */
export const DECISION = 'decision';

/** Goes there, to the first outcome. */
export function goToDecision(): void {
  const place = document.getElementById(DECISION);
  place?.scrollIntoView();
  place?.querySelector('input')?.focus({ preventScroll: true });
}
