import { expect, type FullConfig } from '@playwright/test';

const longestMs = 300_000;

/** Waits until the product of each worker answers. They start at once: Playwright by itself would start one after another. */
export default async function waitForProducts({ metadata }: FullConfig): Promise<void> {
  const products: string[] = metadata.products;
  await Promise.all(
    products.map((url) =>
      expect
        .poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String), {
          message: `the product at ${url}`,
          timeout: longestMs,
        })
        .toBe(200),
    ),
  );
}
