import { startFauxqs } from 'fauxqs';

const BUCKET = 'parley-files';

/** Object storage of a test's own, with an empty bucket, and the settings that lead to it. */
export async function startBucket() {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  server.createBucket(BUCKET);
  const settings = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: server.address,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  };
  /** Asked without the client of the product. */
  const keys = async () => {
    const list = await (await fetch(`${server.address}/${BUCKET}?list-type=2`)).text();
    return [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, key]) => key ?? []);
  };
  return { settings, keys, stop: () => server.stop() };
}
