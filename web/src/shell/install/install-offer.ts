import { createStore, useStore } from '../../platform/store.ts';

/** Chromium's offer to install the page as an app. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** Where the first script of each page keeps the offer, since it may come before any other script (`entry.server.tsx`). */
const KEPT = 'installOffer';
const offer = createStore<InstallEvent | null>(null);

/** Takes the browser's offer for a press in the settings, instead of a banner that nobody asked for. */
export function takeInstallOffer(): () => void {
  const take = () => {
    const event: unknown = Reflect.get(window, KEPT);
    if (event instanceof Event && isInstallEvent(event)) offer.set(event);
  };
  take();
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', take);
    window.removeEventListener('appinstalled', forget);
  };
}

/** Opens the browser's own dialog; null while it offers none. */
export function useInstallOffer(): (() => void) | null {
  const event = useStore(offer, () => null);
  if (!event) return null;
  return () => {
    // It can be used once.
    forget();
    void event.prompt();
  };
}

function forget(): void {
  offer.set(null);
  Reflect.deleteProperty(window, KEPT);
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
