import type { LogFn, Logger } from 'pino';
import { Refusal } from '../http/refuse.ts';

const PERIOD_MS = 1_000;

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/**
 * A pino `logMethod` hook that writes at most one line a second per kind of error, with the number left out as
 * `leftOut`: an attack or an outage fails thousands of requests alike, and writing a stack for each costs more than
 * refusing it. Lines that name their subject (a job, a mail) are all written.
 */
export function throttleErrors(periodMs = PERIOD_MS): LogMethod {
  /** Per kind written within the last period: how many came since, the latest ready to be written. */
  const recent = new Map<string, { leftOut: number; writeLatest: () => void }>();
  const open = (kind: string) => {
    recent.set(kind, { leftOut: 0, writeLatest: () => {} });
    setTimeout(() => close(kind), periodMs).unref();
  };
  const close = (kind: string) => {
    const { leftOut: suppressed = 0, writeLatest } = recent.get(kind) ?? {};
    recent.delete(kind);
    if (suppressed === 0) return;
    writeLatest?.();
    open(kind);
  };
  return function write(args, method) {
    const [about, message] = args;
    if (typeof about !== 'object' || about === null) return method.apply(this, args);
    const error = errorIn(about);
    if (!error) return method.apply(this, args);
    const kind = `${message} ${kindOf(error)}`;
    const seen = recent.get(kind);
    if (!seen) {
      open(kind);
      return method.apply(this, args);
    }
    const { leftOut: suppressed } = seen;
    const writeLatest = () =>
      method.apply(this, [suppressed > 0 ? { ...about, leftOut: suppressed } : about, message]);
    recent.set(kind, { leftOut: suppressed + 1, writeLatest });
    return undefined;
  };
}

/** The error of a line that names no other subject. */
function errorIn(about: object): Error | null {
  const { err, cause: _cause, ...others }: { err?: unknown; cause?: unknown } = about;
  return err instanceof Error && Object.keys(others).length === 0 ? err : null;
}

/** Grouped by the throwing line of code, since messages may contain ids. */
function kindOf(error: Error): string {
  if (error instanceof Refusal) return error.code;
  const code = 'code' in error ? String(error.code) : '';
  return `${error.name} ${code} ${/\n\s+at .*/.exec(error.stack ?? '')?.[0] ?? ''}`;
}
