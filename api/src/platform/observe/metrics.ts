import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, for `/metrics`. Labels take values from lists only: no ids, no addresses, no people. */
export const metrics = new Registry();
const registers = [metrics];

export const requests = new Counter({
  name: 'parley_http_requests_total',
  help: 'Requests answered, by method, route pattern and status.',
  labelNames: ['method', 'route', 'status'],
  registers,
});
export const requestSeconds = new Histogram({
  name: 'parley_http_request_seconds',
  help: 'From a request’s arrival to its last byte, by method and route pattern.',
  labelNames: ['method', 'route'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});
export const connectionWaitSeconds = new Histogram({
  name: 'parley_database_wait_seconds',
  help: 'How long work waited for a connection to the database.',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5],
  registers,
});
export const sockets = new Gauge({
  name: 'parley_sockets',
  help: 'Open tabs on the live channel of this process.',
  registers,
});
export const tasks = new Counter({
  name: 'parley_tasks_total',
  help: 'Background tasks run, by name and outcome.',
  labelNames: ['task', 'outcome'],
  registers,
});
export const lastSweep = new Gauge({
  name: 'parley_sweep_finished_timestamp_seconds',
  help: 'When this process last swept what is due, in real time; 0 if it has not.',
  registers,
});
export const failedSweeps = new Counter({
  name: 'parley_sweep_failures_total',
  help: 'Sweeps that failed; the next one tries again.',
  registers,
});
export const mailAttempts = new Counter({
  name: 'parley_mail_attempts_total',
  help: 'Mails handed over, or refused or failed on the way.',
  labelNames: ['outcome'],
  registers,
});
export const processorAnswers = new Counter({
  name: 'parley_processor_answers_total',
  help: 'Answers of the card processor, by status.',
  labelNames: ['status'],
  registers,
});
export const processorSeconds = new Histogram({
  name: 'parley_processor_seconds',
  help: 'How long the card processor took to answer.',
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
export const visitorReads = new Counter({
  name: 'parley_visitor_reads_total',
  help: 'What was read for visitors with DATABASE_READ_URL, by where: the replica, or the primary.',
  labelNames: ['from'],
  registers,
});
export const cacheReads = new Counter({
  name: 'parley_cache_reads_total',
  help: 'Public pages and answers for visitors: kept ones, and those that were made.',
  labelNames: ['outcome'],
  registers,
});
