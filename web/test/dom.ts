import { configure } from '@testing-library/react';

// A busy machine is slow, and a test that waits for an event ends with it.
configure({ asyncUtilTimeout: 20_000 });

// What browsers do and happy-dom does not yet: a dialog that closes gives the focus back, and a button opens its popover.

// Each is called on its own dialog below.
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
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
}
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
