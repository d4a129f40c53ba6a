import { t } from '@lingui/core/macro';
import type { Image } from '@parley/contract/files/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { moveItem } from '../../../platform/form/move-item.ts';
import { arrowId } from './ImageTile.tsx';

type By = 1 | -1;

/** Reorders images by buttons and by dragging, announces the new position, and keeps the focus on the moved image. */
export function useImageOrder(value: readonly Image[], onChange: (value: Image[]) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const stepped = useRef<{ id: string; by: By } | null>(null);
  useEffect(() => {
    if (!stepped.current) return;
    const { id, by } = stepped.current;
    stepped.current = null;
    const arrows = [by, by === 1 ? (-1 as const) : (1 as const)];
    // At either end only the other arrow is enabled.
    for (const each of arrows) {
      const arrow = document.getElementById(arrowId(id, each));
      if (!arrow || arrow.matches(':disabled')) continue;
      arrow.focus();
      return;
    }
  }, [value]);

  function move(from: number, to: number) {
    onChange(moveItem(value, from, to));
    const [place, count] = [to + 1, value.length];
    setAnnouncement(t`Image moved to position ${place} of ${count}.`);
  }
  return {
    announcement,
    of: (place: number) => ({
      isDragged: held === place,
      onMove: (by: By) => {
        const { id = '' } = value[place] ?? {};
        stepped.current = { id, by };
        move(place, place + by);
      },
      onDragStart: () => setHeld(place),
      onDragEnd: () => setHeld(null),
      onOver: () => {
        if (held === null || held === place) return;
        move(held, place);
        setHeld(place);
      },
    }),
  };
}
