interface Frame {
  width: number;
  /** The y of the highest value. */
  head: number;
  /** The y of zero. */
  ground: number;
}

/** A round number that is at least the highest value: 1, 2, 2.5 or 5 times a power of ten. */
export function axisMaximum(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= most) ?? 10;
  return Math.ceil(step * power);
}

/** The values as points of a polyline, from edge to edge. */
export function linePoints(values: readonly number[], top: number, { width, head, ground }: Frame): string[] {
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, index) => {
    const y = ground - (value / top) * (ground - head);
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
}
