import { leaving } from '../../platform/http.ts';
import { dismissToast, showToast } from '../../platform/toasts.ts';

interface Later {
  heading: string;
  text: string;
  undo: () => void;
  act: () => void;
}

/** Shows a toast from which an act can be taken back; it’s done when the toast goes, or the page is left before. Returns its id. */
export function actLater({ heading, text, undo, act }: Later): number {
  const left = () => {
    leaving.isOn = true;
    dismissToast(id);
    leaving.isOn = false;
  };
  const id = showToast({
    heading,
    text,
    gone(isUndone) {
      removeEventListener('pagehide', left);
      if (isUndone) undo();
      else act();
    },
  });
  addEventListener('pagehide', left);
  return id;
}
