import { whenParentGoes } from '../processes.ts';
import { OperatorError } from '../../api/src/platform/operator-error.ts';
import { sentence } from '../refusal.ts';

export type Life = {
  /** Aborted when the shutdown begins: start nothing new after it. */
  signal: AbortSignal;
  /** Run at shutdown in reverse order, each with its own timeout. */
  atEnd: (end: () => Promise<void>, withinMs: number) => void;
  /** Removes signal handlers that libraries have added. */
  ownSignals: () => void;
  /** Shuts down, as a signal does. */
  end: () => Promise<void>;
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs until a signal, the end of npm, or an error in `begin`; shuts down once. */
export async function live(begin: (life: Life) => Promise<void>): Promise<void> {
  const ending = new AbortController();
  const ends: { end: () => Promise<void>; withinMs: number }[] = [];
  let isOver = false;

  const over = async (code: number) => {
    if (isOver) return;
    isOver = true;
    // Errors of interrupted work have nobody left to handle them.
    process.on('uncaughtException', () => {});
    ending.abort(new Error('The start was canceled'));
    for (const { end, withinMs } of ends.toReversed()) await withTimeout(end, withinMs);
    process.exit(code);
  };
  const ownSignals = () => {
    for (const signal of signals) {
      process.removeAllListeners(signal);
      process.on(signal, () => void over(0));
    }
  };
  ownSignals();
  // A product that outlives its npm would keep the data directory locked.
  if (process.env.npm_lifecycle_event) whenParentGoes(() => void over(0));

  try {
    await begin({
      signal: ending.signal,
      atEnd: (end, withinMs) => ends.push({ end, withinMs }),
      ownSignals,
      end: () => over(0),
    });
  } catch (error) {
    if (isOver) return;
    console.error(
      error instanceof OperatorError ? error.message : `Parley couldn’t start: ${explain(error)}`,
    );
    await over(1);
  }
}

function withTimeout(end: () => Promise<void>, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, withinMs).unref();
    end().then(resolve, (error) => {
      console.error(`While stopping: ${sentence(error)}`);
      resolve();
    });
  });
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
