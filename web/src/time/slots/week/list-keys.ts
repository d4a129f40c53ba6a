/** The slot that a key moves to in lists of so many columns: arrows to what is beside, above or below; Home and End to the ends. */
export function slotAfterKey(
  lists: readonly (readonly string[])[],
  from: string,
  key: string,
  columns: number,
): string | null {
  const all = lists.flat();
  const place = all.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return all[place + 1] ?? null;
    case 'ArrowLeft':
      return all[place - 1] ?? null;
    case 'ArrowDown':
      return below(lists, from, columns);
    case 'ArrowUp':
      return above(lists, from, columns);
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    default:
      return null;
  }
}

function below(lists: readonly (readonly string[])[], from: string, columns: number): string | null {
  const index = lists.findIndex((slots) => slots.includes(from));
  const slots = lists[index] ?? [];
  const place = slots.indexOf(from);
  const lastRow = Math.floor((slots.length - 1) / columns);
  if (Math.floor(place / columns) < lastRow) return slots[place + columns] ?? slots.at(-1) ?? null;
  const next = lists[index + 1] ?? [];
  return next[place % columns] ?? next.at(-1) ?? null;
}

function above(lists: readonly (readonly string[])[], from: string, columns: number): string | null {
  const index = lists.findIndex((slots) => slots.includes(from));
  const slots = lists[index] ?? [];
  const place = slots.indexOf(from);
  if (place >= columns) return slots[place - columns] ?? null;
  const before = lists[index - 1] ?? [];
  const start = Math.floor((before.length - 1) / columns) * columns;
  return before[start + (place % columns)] ?? before.at(-1) ?? null;
}
