declare global {
  var earlyPresses: Set<HTMLButtonElement> | undefined;
}

/** Sent within a page whose script comes after its first paint: keeps the buttons that are pressed before it is there. */
export const KEEP_EARLY_PRESSES = `globalThis.earlyPresses = new Set();
document.addEventListener('click', (event) => {
  const button = globalThis.earlyPresses && event.target.closest('button[type=button]');
  if (!button) return;
  event.preventDefault();
  globalThis.earlyPresses.add(button);
});
`;

/** Presses again, once each, what was pressed before there was script to answer. */
export function repeatEarlyPresses() {
  const pressed = globalThis.earlyPresses;
  globalThis.earlyPresses = undefined;
  for (const button of pressed ?? []) button.click();
}
