import { createStore, useStore } from '../../platform/store.ts';

/** Chromium's offer to install the page as an app. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const offer = createStore<InstallEvent | null>(null);

/** Keeps the browser's offer for a press in the settings, instead of a banner that nobody asked for. */
export function keepInstallOffer(): () => void {
  const keep = (event: Event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    offer.set(event);
  };
  const forget = () => offer.set(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

/** Opens the browser's own dialog; null while it offers none. */
export function useInstallOffer(): (() => void) | null {
  const event = useStore(offer, () => null);
  if (!event) return null;
  return () => {
    // It can be used once.
    offer.set(null);
    void event.prompt();
  };
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
