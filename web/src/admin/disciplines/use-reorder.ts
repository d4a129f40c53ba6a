import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moveItem } from '../../platform/form/move-item.ts';

interface Item {
  id: string;
  name: string;
}

/**
 * Reorders a list by dragging a row's handle with mouse or finger, and by its arrow keys. `save` gets all ids in their
 * new order and answers whether they were taken; if not, the list falls back to what the server says.
 */
export function useReorder<T extends Item>(
  list: string,
  items: readonly T[],
  save: (ids: string[]) => Promise<boolean>,
) {
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useRef<HTMLElement | null>(null);
  const shown = moved ? inOrder(items, moved) : items;
  const ids = shown.map(({ id }) => id);

  // Moving a row in the document takes the focus away.
  useEffect(() => {
    focusNext.current?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [moved]);

  function move({ id, name }: T, to: number) {
    const next = moveItem(ids, ids.indexOf(id), Math.min(to, ids.length - 1));
    setMoved(next);
    const [place, count] = [next.indexOf(id) + 1, next.length];
    setAnnouncement(t`${name} moved to position ${place} of ${count}.`);
    return next;
  }

  async function keep(next: readonly string[]) {
    if (!(await save([...next]))) setMoved(null);
  }

  return {
    shown,
    announcement,
    row: ({ id }: T) => ({ 'data-list': list, 'data-id': id, 'data-held': held === id || undefined }),
    handle: (item: T) => ({
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!by) return;
        event.preventDefault();
        const to = ids.indexOf(item.id) + by;
        if (to < 0 || to >= ids.length) return;
        focusNext.current = event.currentTarget;
        void keep(move(item, to));
      },
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
        currentTarget.setPointerCapture(pointerId);
        setHeld(item.id);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (held !== item.id) return;
        const under = document.elementFromPoint(clientX, clientY);
        const over = under?.closest<HTMLElement>(`[data-list="${list}"]`)?.dataset['id'];
        if (over && over !== item.id) move(item, ids.indexOf(over));
      },
      onPointerUp: () => {
        if (held === null) return;
        setHeld(null);
        if (moved && items.some(({ id }, at) => id !== moved[at])) void keep(moved);
      },
      onPointerCancel: () => {
        setHeld(null);
        setMoved(null);
      },
    }),
  };
}

/** What was added since stands last. */
function inOrder<T extends Item>(items: readonly T[], ids: readonly string[]): readonly T[] {
  const at = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => at(one) - at(other));
}
