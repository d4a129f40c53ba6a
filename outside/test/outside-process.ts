import { startOutside } from '../src/main.ts';
import { SECRETS } from './secrets.ts';

// Run as a process of its own, so that a test can kill it in the middle of things.
const [dataFile = ':memory:', port = '0', url = ''] = process.argv.slice(2);
const outside = await startOutside({
  host: '127.0.0.1',
  port: Number(port),
  smtpPort: 0,
  dataFile,
  webhooks: { url, ...SECRETS },
});
process.stdout.write(
  `${JSON.stringify({ url: outside.url, smtpPort: outside.smtpPort, port: outside.port })}\n`,
);
