import { currentTrace, inTrace, type Trace } from './trace.ts';

/** What a span is of: a request that came, a statement to the database, a task in the background. */
export type SpanKind = 'request' | 'statement' | 'task';
/** Never who, and never what somebody wrote: spans leave the installation. */
export type Attributes = Record<string, string | number>;

/** A step that is being measured. */
export interface Span {
  /** What happens inside it belongs to this. */
  trace: Trace;
  /** With the kind of its error, if it failed: what an error says may quote a person. */
  end(attributes?: Attributes, errorType?: string): void;
}

/** Measures steps and hands them over to a collector. */
export interface Tracer {
  open(kind: SpanKind, name: string, attributes: Attributes, within: Trace | undefined): Span;
  /** Hands over what is left, for two seconds at most. */
  close(): Promise<void>;
}

let tracer: Tracer | null = null;

/** Measures everything in this process from now on; null stops that. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Opens a span that its caller ends; null if nothing is measured. */
export const openSpan = (kind: SpanKind, name: string, attributes: Attributes, within?: Trace): Span | null =>
  tracer?.open(kind, name, attributes, within) ?? null;

/** Does a task as a span of the current trace, or of one of its own. */
export function asTask<T>(name: string, work: () => Promise<T>): Promise<T> {
  const span = openSpan('task', name, {}, currentTrace());
  return span ? measured(span, work) : work();
}

/** Asks the database as a span of the current trace, if that one is handed over. */
export function asStatement<T>(text: string, ask: () => Promise<T>): Promise<T> {
  if (tracer === null) return ask();
  const within = currentTrace();
  if (!within?.isSampled) return ask();
  const name = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return measured(tracer.open('statement', name, attributes, within), ask);
}

async function measured<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await inTrace(span.trace, work);
    span.end();
    return result;
  } catch (fault) {
    span.end({}, typeOf(fault));
    throw fault;
  }
}

function typeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'error';
  return 'code' in fault ? String(fault.code) : fault.name;
}
