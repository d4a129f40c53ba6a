import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** What caused a piece of work. Every line of the log names it, also those of the tasks that a request leaves behind. */
export interface Trace {
  /** The request, as its reply names it in `x-request-id`; none for what the clock causes. */
  reqId?: string | undefined;
  /** W3C Trace Context, of the caller or, if traces are handed over, ours: 32 hex digits. */
  traceId?: string | undefined;
  /** The step that this is part of: 16 hex digits. */
  spanId?: string | undefined;
  /** Whether whoever began the trace has it handed over. */
  isSampled?: boolean | undefined;
}

const traces = new AsyncLocalStorage<Trace>();

export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs work as part of a trace, if there is one. */
export const inTrace = <T>(trace: Trace | undefined, work: () => T): T =>
  trace ? traces.run(trace, work) : work();

// What fits into a line of any log, and can't pretend to be something else there.
const REQUEST_ID = /^[\w.:-]{8,64}$/;
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** The id that a proxy has given to a request; undefined if none, or none that may be kept. */
export function givenRequestId({ 'x-request-id': given }: IncomingHttpHeaders): string | undefined {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined;
}

/** The trace in a `traceparent` header. */
export function givenTrace({ traceparent }: IncomingHttpHeaders): Trace {
  const found = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null;
  if (!found) return {};
  const [, traceId, spanId, flags = ''] = found;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** What lines of the log say of the current trace. */
export function namesOfTrace(): Pick<Trace, 'reqId' | 'traceId'> {
  const { reqId, traceId } = currentTrace() ?? {};
  return { ...(reqId !== undefined && { reqId }), ...(traceId !== undefined && { traceId }) };
}

const Traced = z.looseObject({
  trace: z
    .object({
      reqId: z.string().optional(),
      traceId: z.string().optional(),
      spanId: z.string().optional(),
      isSampled: z.boolean().optional(),
    })
    .optional(),
});

/** A task's payload with the trace of who enqueues it. */
export function withTrace(payload: object): object {
  const trace = currentTrace();
  return trace ? { ...payload, trace } : payload;
}

/** A task's own payload, and the trace that it was enqueued in. */
export function splitTrace(payload: unknown): { trace?: Trace | undefined; own: unknown } {
  const read = Traced.safeParse(payload);
  if (!read.success) return { own: payload };
  const { trace, ...own } = read.data;
  return { trace, own };
}
