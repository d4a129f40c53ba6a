import { startBucket } from '../../api/test/storage/bucket.ts';

/** Where files lie, and a look into it without the client of the product. */
export interface Bucket {
  settings: Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  keys(): Promise<string[]>;
  read(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

export interface ObjectStorage {
  /** The bucket of that name, made if it isn't there. */
  bucket(name: string): Promise<Bucket>;
  stop(): Promise<void>;
}

/** `fauxqs`, which checks no signatures. */
export function standIn(): ObjectStorage {
  const started = new Map<string, ReturnType<typeof startBucket>>();
  return {
    async bucket(name) {
      const starting = started.get(name) ?? startBucket();
      started.set(name, starting);
      const { settings, keys } = await starting;
      const addressOf = (key: string) => `${settings.S3_ENDPOINT}/${settings.S3_BUCKET}/${key}`;
      return {
        settings,
        keys,
        read: async (key) => Buffer.from(await (await fetch(addressOf(key))).arrayBuffer()),
        remove: async (key) => void (await fetch(addressOf(key), { method: 'DELETE' })),
      };
    },
    async stop() {
      for (const starting of started.values()) await (await starting).stop();
    },
  };
}
