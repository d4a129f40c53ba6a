import { useState } from 'react';

/** Which rows are chosen, and what failed for those that a bulk act left behind. */
export interface Selection {
  has: (id: string) => boolean;
  count: number;
  areAll: boolean;
  /** Chooses a row or lets go of it; a range reaches from the row that was pressed last. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
  /** Lets go of a row that is done. */
  drop: (id: string) => void;
  /** Keeps a row chosen, with the reason why it isn’t done. */
  fail: (id: string, reason: string) => void;
  failureOf: (id: string) => string | undefined;
}

/** The chosen among the shown rows, by their ids in order; what isn’t shown any more isn’t chosen any more. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const shown = ids.filter((id) => chosen.has(id));

  const change = (changed: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of changed) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  return {
    has: (id) => chosen.has(id),
    count: shown.length,
    areAll: ids.length > 0 && shown.length === ids.length,
    toggle(id, isRange) {
      change(isRange ? rangeOf(ids, last ?? id, id) : [id], !chosen.has(id));
      setLast(id);
    },
    toggleAll: () => change(ids, shown.length < ids.length),
    clear() {
      setChosen(new Set());
      setFailures(new Map());
    },
    drop(id) {
      change([id], false);
      setFailures((before) => new Map([...before].filter(([each]) => each !== id)));
    },
    fail: (id, reason) => setFailures((before) => new Map(before).set(id, reason)),
    failureOf: (id) => (chosen.has(id) ? failures.get(id) : undefined),
  };
}

/** From one to the other, in either direction. */
function rangeOf(ids: readonly string[], one: string, other: string): string[] {
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return from < 0 ? [other] : ids.slice(from, to + 1);
}
