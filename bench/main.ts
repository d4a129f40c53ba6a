// `npm run bench`: every figure in turn; fails when one is below its floor.
import { servicesList } from './services-list.ts';

const figures = [servicesList];

let good = true;
for (const figure of figures) good = (await figure()) && good;
process.exitCode = good ? 0 : 1;
