import type { Settings } from '../../../env.ts';
import type { Logger } from '../log.ts';
import { setTracer } from './spans.ts';

/** Where a collector takes traces, as OTLP's specification has it. */
export const tracesUrlOf = (endpoint: string) => `${endpoint.replace(/\/+$/, '')}/v1/traces`;

/** The headers that the settings give it. */
export const headersOf = ({ OTEL_EXPORTER_OTLP_HEADERS }: Settings): Record<string, string> =>
  Object.fromEntries(
    OTEL_EXPORTER_OTLP_HEADERS.map((each) => {
      const end = each.indexOf('=');
      return [each.slice(0, end), each.slice(end + 1)];
    }),
  );

/** Measures requests, statements and tasks if the settings name a collector; else nothing of it is even loaded. */
export async function startTracing(settings: Settings, log: Logger): Promise<{ close(): Promise<void> }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = settings;
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { close: async () => {} };
  const { otlpTracer } = await import('./otlp-tracer.ts');
  const tracer = otlpTracer(
    {
      url: tracesUrlOf(OTEL_EXPORTER_OTLP_ENDPOINT),
      headers: headersOf(settings),
      share: settings.OTEL_TRACES_SAMPLER_ARG,
    },
    log,
  );
  setTracer(tracer);
  return {
    close: async () => {
      setTracer(null);
      await tracer.close();
    },
  };
}
