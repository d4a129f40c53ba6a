import { getCompileCacheDir } from 'node:module';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/**
 * Starts a thread that knows no settings, and so no secrets; only where compiled modules are kept, if this process keeps
 * them (NODE_COMPILE_CACHE): compiling them again is most of its start.
 */
export function startThread(file: URL, workerData: unknown, resourceLimits: ResourceLimits): Worker {
  const kept = getCompileCacheDir();
  const env = kept === undefined ? {} : { NODE_COMPILE_CACHE: kept };
  return new Worker(file, { workerData, execArgv: [], env, resourceLimits });
}
