import type { Image } from '@parley/contract/files/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { moved } from './move-item.ts';
import { arrowId } from './PictureTile.tsx';

type By = 1 | -1;

/** Moves pictures by arrows and by dragging, says where they went, and keeps the focus on the one that moved. */
export function usePictureOrder(value: readonly Image[], onChange: (value: Image[]) => void) {
  const [held, setHeld] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const stepped = useRef<{ id: string; by: By } | null>(null);
  useEffect(() => {
    if (!stepped.current) return;
    const { id, by } = stepped.current;
    stepped.current = null;
    const arrows = [by, by === 1 ? (-1 as const) : (1 as const)];
    // At an end only the other arrow can be pressed.
    for (const each of arrows) {
      const arrow = document.getElementById(arrowId(id, each));
      if (!arrow || arrow.matches(':disabled')) continue;
      arrow.focus();
      return;
    }
  }, [value]);

  function move(from: number, to: number) {
    onChange(moved(value, from, to));
    setSaid(`The picture is number ${to + 1} of ${value.length} now.`);
  }
  return {
    said,
    of: (place: number) => ({
      isHeld: held === place,
      onMove: (by: By) => {
        const { id = '' } = value[place] ?? {};
        stepped.current = { id, by };
        move(place, place + by);
      },
      onHold: () => setHeld(place),
      onLetGo: () => setHeld(null),
      onOver: () => {
        if (held === null || held === place) return;
        move(held, place);
        setHeld(place);
      },
    }),
  };
}
