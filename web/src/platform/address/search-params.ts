const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads typed values from a query string; invalid ones count as absent. */
export function readSearchParams(search: URLSearchParams) {
  const raw = (name: string) => search.get(name)?.trim() || undefined;
  return {
    text: (name: string, most: number) => raw(name)?.slice(0, most),
    id: (name: string) => when(raw(name), (value) => UUID.test(value)),
    instant: (name: string) => isoOf(raw(name)),
    flag: (name: string) => (raw(name) === 'true' ? true : undefined),
    cents: (name: string) => when(numberOf(raw(name)), (value) => Number.isSafeInteger(value) && value >= 0),
    oneOf: <T extends string | number>(name: string, known: readonly T[]) =>
      known.find((each) => String(each) === raw(name)),
  };
}

/** A list from the cursor of a query string; one that is stale or malformed counts as absent, too. */
export async function readFromCursor<R extends { status: number }>(
  cursor: string | null,
  read: (cursor: string | undefined) => Promise<R>,
): Promise<R> {
  const list = await read(cursor ?? undefined);
  return cursor !== null && list.status === 400 ? read(undefined) : list;
}

function when<T>(value: T | undefined, fits: (value: T) => boolean): T | undefined {
  return value !== undefined && fits(value) ? value : undefined;
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function isoOf(text: string | undefined): string | undefined {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
