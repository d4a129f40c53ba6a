import type { Settings } from '../../env.ts';
import { headersOf, tracesUrlOf } from '../observe/tracing/start-tracing.ts';
import { error, ok, type Verdict } from './finding.ts';

/** Hands over no trace at all, which a collector takes. */
export async function checkCollector(settings: Settings, endpoint: string): Promise<Verdict[]> {
  const url = tracesUrlOf(endpoint);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(settings) },
    body: JSON.stringify({ resourceSpans: [] }),
    signal: AbortSignal.timeout(4_500),
  });
  if (answer.ok) return [ok('takes traces')];
  return [error(`${url} answers ${answer.status}: correct OTEL_EXPORTER_OTLP_ENDPOINT or its headers.`)];
}
