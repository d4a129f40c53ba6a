import { parentPort, workerData } from 'node:worker_threads';
import { readHolidays } from './read-holidays.ts';

parentPort?.postMessage(readHolidays(workerData));
