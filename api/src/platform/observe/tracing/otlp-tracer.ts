import { setTimeout as pause } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace as traces,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { VERSION } from '../../../version.ts';
import type { Logger } from '../log.ts';
import type { SpanKind, Tracer } from './spans.ts';
import type { Trace } from './trace.ts';

const KINDS: Record<SpanKind, OtelKind> = {
  request: OtelKind.SERVER,
  statement: OtelKind.CLIENT,
  task: OtelKind.CONSUMER,
};
/** A collector that doesn't answer is given up, and its spans with it: people don't wait for it. */
const HAND_OVER_MS = 5_000;
const CLOSE_MS = 2_000;

interface Collector {
  url: string;
  headers: Record<string, string>;
  /** Of the traces that begin here, 0 to 1. */
  share: number;
}

/** Spans by OpenTelemetry's own packages, as OTLP over HTTP (JSON). */
export function otlpTracer({ url, headers, share }: Collector, log: Logger): Tracer {
  const warn = (message: string) => log.warn({ tracing: message }, 'traces could not be handed over');
  diag.setLogger(
    { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url,
    headers,
    timeoutMillis: HAND_OVER_MS,
  });
  const root = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'parley', 'service.version': VERSION }),
    ),
    // Whether a trace is handed over is decided once, by whoever began it.
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: HAND_OVER_MS })],
  });
  const tracer = provider.getTracer('parley', VERSION);
  return {
    open(kind, name, attributes, within) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(within));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        trace: { ...within, traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end(more = {}, errorType) {
          span.setAttributes(more);
          if (errorType !== undefined)
            span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType);
          span.end();
        },
      };
    },
    close: async () => {
      const closed = provider.shutdown().catch((error: unknown) => warn(String(error)));
      await Promise.race([closed, pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** Another process may have opened it: its name is all there is. */
function contextOf({ traceId, spanId, isSampled }: Trace = {}) {
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return traces.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
