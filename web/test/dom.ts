import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Test files share their process, which loads React and the like once. Our own modules are loaded anew for each, as stores
// keep their state in them.
vi.resetModules();
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Generous for busy machines; tests wait for events, not for time.
configure({ asyncUtilTimeout: 20_000 });

// Missing in happy-dom: closing a dialog restores the focus, and a button opens its popover.

// Called with the dialog as `this` below.
// oxlint-disable-next-line typescript/unbound-method
const { showModal, close } = HTMLDialogElement.prototype;
const before = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  before.set(this, document.activeElement);
  showModal.call(this);
};
HTMLDialogElement.prototype.close = function shut(this: HTMLDialogElement, value?: string) {
  const wasOpen = this.open;
  close.call(this, value);
  const opener = before.get(this);
  if (wasOpen && opener instanceof HTMLElement && opener.isConnected) opener.focus();
};

function toggle(panel: HTMLElement, newState: 'open' | 'closed') {
  for (const event of ['beforetoggle', 'toggle'])
    panel.dispatchEvent(Object.assign(new Event(event), { newState }));
}
HTMLElement.prototype.togglePopover = function set(
  this: HTMLElement,
  force?: boolean | TogglePopoverOptions,
) {
  const isOpen = this.toggleAttribute('data-open', typeof force === 'boolean' ? force : undefined);
  toggle(this, isOpen ? 'open' : 'closed');
  return isOpen;
};
HTMLElement.prototype.hidePopover = function hide(this: HTMLElement) {
  toggle(this, 'closed');
};
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const panel = document.querySelector<HTMLElement>(
    `#${CSS.escape(button?.getAttribute('popovertarget') ?? 'none')}`,
  );
  if (panel) toggle(panel, 'open');
});
