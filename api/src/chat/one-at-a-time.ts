const last = new Map<string, Promise<void>>();

/** Runs work after all earlier work of the same name has ended, well or not. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = (last.get(name) ?? Promise.resolve()).then(work);
  const ended = result.then(nothing, nothing);
  last.set(name, ended);
  try {
    return await result;
  } finally {
    if (last.get(name) === ended) last.delete(name);
  }
}

function nothing(): void {}
