import { parentPort, workerData } from 'node:worker_threads';
import { readBusyTimes } from './read-busy-times.ts';

parentPort?.postMessage(readBusyTimes(workerData));
