// The product of `npm run dev`, started by dev.ts and restarted on changes.
import { startProduct } from '../../api/src/main.ts';
import { whenParentGoes } from '../processes.ts';

const product = await startProduct(process.env);

const stop = () => void product.stop().then(() => process.exit(0));
// Vite's signal handlers would end the process while requests still drain.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.removeAllListeners(signal);
  process.on(signal, stop);
}
whenParentGoes(stop);
process.send?.('ready');
