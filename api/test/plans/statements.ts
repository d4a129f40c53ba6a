import pg from 'pg';
import { vi } from 'vitest';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Everything that is asked of the database while something is done, each different text once. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked = new Map<string, Statement>();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [first, second] of spy.mock.calls) {
      const statement = statementOf(first, second);
      if (statement && /^\s*(with|select|update|delete)\b/i.test(statement.text))
        asked.set(statement.text, statement);
    }
  } finally {
    spy.mockRestore();
  }
  return [...asked.values()];
}

function statementOf(first: unknown, second: unknown): Statement | null {
  const values = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values };
  if (typeof first !== 'object' || first === null || !('text' in first)) return null;
  const own = 'values' in first && Array.isArray(first.values) ? first.values : values;
  return { text: String(first.text), values: own };
}
