/** Which of several times a refusal is about, in the order they were sent: a further one is named, the first one is not. */
export function refusedAt(errors: readonly { path: string }[]): number {
  const further = errors.flatMap(({ path }) => /^alternatives\.(\d+)$/.exec(path)?.[1] ?? [])[0];
  return further === undefined ? 0 : Number(further) + 1;
}
