import { currentNow, syncServerNow } from '../now.ts';

/** Below that, the two clocks are the same. */
const LATENCY_MS = 2_000;

/**
 * Takes the server's clock from the page itself, until a call has told it: loaders ask for what is ahead before any has been
 * answered, and a device's clock may be wrong.
 */
export function syncWithPage() {
  const isKnown = Math.abs(Date.parse(currentNow()) - Date.now()) > LATENCY_MS;
  const cameMs = isKnown ? null : arrivedAt();
  const serverMs = Date.parse(document.documentElement.dataset.now ?? '');
  if (cameMs === null || Number.isNaN(serverMs)) return;
  syncServerNow(new Date(serverMs + Date.now() - cameMs).toISOString());
}

/** When the page came, by the device's clock; null out of the browser's own cache, where it may be days old. */
function arrivedAt(): number | null {
  const [page] = performance.getEntriesByType('navigation');
  const isSent = page && 'transferSize' in page && page.transferSize !== 0;
  if (!isSent || !('responseStart' in page)) return null;
  return performance.timeOrigin + Number(page.responseStart);
}
