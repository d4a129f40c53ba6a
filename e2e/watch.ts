import type { BrowserContext } from '@playwright/test';

/**
 * What no page of ours may do: fail in the console, break, act against its own security policy, or ask a host other than
 * the product and the processor.
 */
export interface Watch {
  over(context: BrowserContext): Promise<void>;
  /** A refusal that the test is about: the browser logs each answer of 400 and more as an error. */
  expect(status: number): void;
  /** From here on the network is cut, and the browser says so. */
  expectOffline(): void;
  faults(): string[];
}

export function createWatch(origins: readonly string[]): Watch {
  const seen: string[] = [];
  const expected = new Set<string>();
  return {
    async over(context) {
      await context.exposeBinding('sawViolation', (_source, words: string) => {
        seen.push(`against the policy: ${words}`);
      });
      // Not every violation is written to the console: eval that a page tries and catches is not.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
          const words = `${effectiveDirective} ${blockedURI} at ${location.pathname} (${sourceFile}:${lineNumber})`;
          void Reflect.get(globalThis, 'sawViolation')(words);
        }),
      );
      context.on('console', (message) => {
        const where = message.location().url;
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${where})`);
      });
      context.on('weberror', (error) => seen.push(`broke: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        if (isElsewhere(request.url(), origins)) seen.push(`asked another host: ${request.url()}`);
      });
    },
    expect: (status) => void expected.add(`the server responded with a status of ${status}`),
    expectOffline: () => {
      for (const words of ['net::ERR_INTERNET_DISCONNECTED', 'TypeError: Failed to fetch'])
        expected.add(words);
    },
    faults: () => seen.filter((error) => ![...expected].some((words) => error.includes(words))),
  };
}

function isElsewhere(address: string, origins: readonly string[]): boolean {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && !origins.includes(origin);
}
