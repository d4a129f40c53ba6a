/** The list with one item moved; positions beyond the ends are clamped. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const row = list[from];
  if (row === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, row);
}
