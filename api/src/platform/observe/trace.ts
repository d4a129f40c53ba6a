import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** What caused a piece of work. Every line of the log names it, also those of the tasks that a request leaves behind. */
export interface Trace {
  /** The request, as its reply names it in `x-request-id`. */
  reqId: string;
  /** The trace of a caller that has one (W3C Trace Context): 32 hex digits. */
  traceId?: string | undefined;
}

const traces = new AsyncLocalStorage<Trace>();

export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs work as part of a trace, if there is one. */
export const inTrace = <T>(trace: Trace | undefined, work: () => T): T =>
  trace ? traces.run(trace, work) : work();

// What fits into a line of any log, and can't pretend to be something else there.
const REQUEST_ID = /^[\w.:-]{8,64}$/;
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** The id that a proxy has given to a request; undefined if none, or none that may be kept. */
export function givenRequestId({ 'x-request-id': given }: IncomingHttpHeaders): string | undefined {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined;
}

/** The trace in a `traceparent` header. */
export function givenTraceId({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
}

const Traced = z.looseObject({
  trace: z.object({ reqId: z.string(), traceId: z.string().optional() }).optional(),
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
