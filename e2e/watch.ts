import type { BrowserContext } from '@playwright/test';

/**
 * What no page may do: log an error, crash, violate its content security policy, or request a host other than
 * the product and the processor.
 */
export interface Watch {
  over(context: BrowserContext): Promise<void>;
  /** Expects a refusal: the browser logs every response with a status of 400 or more as an error. */
  expect(status: number): void;
  /** From here on the network is cut, which the browser logs. */
  expectOffline(): void;
  errors(): string[];
}

/** A page that is left while it loads logs in Firefox, and only there, what it didn't get, as an error without words. */
const LEFT = /^(Failed to fetch manifest patches )?Error$/;

export function createWatch(origins: readonly string[]): Watch {
  const seen: string[] = [];
  const expected = new Set<string>();
  return {
    async over(context) {
      await context.exposeBinding('sawViolation', (_source, words: string) => {
        seen.push(`against the policy: ${words}`);
      });
      // Not every violation is logged: an eval in a try block is not.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
          const words = `${effectiveDirective} ${blockedURI} at ${location.pathname} (${sourceFile}:${lineNumber})`;
          void Reflect.get(globalThis, 'sawViolation')(words);
        }),
      );
      const isFirefox = context.browser()?.browserType().name() === 'firefox';
      context.on('console', (message) => {
        const words = message.text();
        if (message.type() !== 'error' || (isFirefox && LEFT.test(words))) return;
        seen.push(`console: ${words} (${message.location().url})`);
      });
      context.on('weberror', (fault) => {
        const { name, message, stack } = fault.error();
        // Not every thrown value has a stack.
        seen.push(`broke: ${stack || `${name}: ${message}`}`);
      });
      context.on('request', (request) => {
        if (isElsewhere(request.url(), origins)) seen.push(`asked another host: ${request.url()}`);
      });
    },
    expect: (status) => void expected.add(`the server responded with a status of ${status}`),
    expectOffline: () => {
      const words = [
        'net::ERR_INTERNET_DISCONNECTED',
        'TypeError: Failed to fetch',
        'Error loading route module',
        'WebSocket connection to',
        'Firefox can’t establish a connection to the server at ws:',
        'TypeError: NetworkError when attempting to fetch resource.',
      ];
      for (const each of words) expected.add(each);
    },
    errors: () => seen.filter((error) => ![...expected].some((words) => error.includes(words))),
  };
}

function isElsewhere(address: string, origins: readonly string[]): boolean {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && !origins.includes(origin);
}
