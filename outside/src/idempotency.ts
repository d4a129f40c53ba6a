import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { DAY } from './world.ts';

export interface Answer {
  status: number;
  body: string;
}

const SAME_PARAMETERS =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.';

export type Keys = ReturnType<typeof openKeys>;

/** Like Stripe: the first answer to a key is replayed for a day, whatever it was. */
export function openKeys(store: Store, now: () => number) {
  const running = new Set<string>();

  function forget(): void {
    store.sql('delete from kept_answer where at <= ?').run(now() - DAY);
  }

  /** The stored answer, or null for a new key. */
  function recall(key: string, asked: string): Answer | null {
    if (key.length > 255) throw wrong('Idempotency keys may be at most 255 characters long.');
    if (running.has(key)) throw inUse(key);
    forget();
    const row = store.sql('select asked, status, body from kept_answer where key = ?').get(key);
    if (!row) return null;
    if (row.asked !== asked) {
      throw wrong(
        `${SAME_PARAMETERS} Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    return { status: Number(row.status), body: String(row.body) };
  }

  function keep(key: string, asked: string, answer: Answer): void {
    store
      .sql(
        'insert into kept_answer (key, asked, status, body, at) values (?, ?, ?, ?, ?) on conflict do nothing',
      )
      .run(key, asked, answer.status, answer.body, now());
  }

  return {
    recall,
    keep,
    begin: (key: string) => running.add(key),
    end: (key: string) => running.delete(key),
  };
}

function wrong(message: string): Refusal {
  return new Refusal(400, false, { message, type: 'idempotency_error' });
}

function inUse(key: string): Refusal {
  const message = `There is currently another in-progress request using this Idempotent Key (${key}).`;
  return new Refusal(409, false, { message, type: 'idempotency_error', code: 'idempotency_key_in_use' });
}
