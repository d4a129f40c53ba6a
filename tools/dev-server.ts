// The product of `npm run dev`: started by dev.ts and restarted by node --watch.
import { startProduct } from '../api/src/main.ts';

const product = await startProduct(process.env);

// Vite's own handlers would end the process while requests still drain.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.removeAllListeners(signal);
  process.on(signal, () => void product.stop().then(() => process.exit(0)));
}
process.send?.('ready');
