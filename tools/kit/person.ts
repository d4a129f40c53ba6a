import { setTimeout as pause } from 'node:timers/promises';

/** Somebody who calls the product over HTTP, as a script of theirs would. */
export interface Person {
  /** The data of the answer; whatever isn't a success is an error. */
  call<T>(method: 'GET' | 'POST', path: string, body?: object | FormData): Promise<T>;
  /** The same session at another address. */
  at(url: string): Person;
}

export function personAt(url: string, session: { accessToken: string }): Person {
  return {
    at: (other) => personAt(other, session),
    async call(method, path, body) {
      const isForm = body instanceof FormData;
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.accessToken}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
      return JSON.parse(text).data;
    },
  };
}

/** Waits until something holds, for at most so long; false if it never does. */
export async function comesTrue(holds: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(100))
    if (await holds().catch(() => false)) return true;
  return false;
}
