import { useLayer } from './layers.ts';
import { LeaveBlocker } from './LeaveBlocker.tsx';

/** In a popover that fills a phone's screen: the browser's Back closes it, as a dialog, and stays on the page. */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const isLowest = useLayer(true, onBack);
  return isLowest && <LeaveBlocker />;
}
