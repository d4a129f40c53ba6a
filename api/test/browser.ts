import type { FastifyInstance } from 'fastify';
import type { FieldError } from '@parley/contract/refusals.ts';

export interface BrowserAnswer {
  status: number;
  code?: string;
  message: string;
  data: unknown;
  errors?: FieldError[];
  headers: Record<string, unknown>;
}

/** A browser with cookies and a network address. */
export interface Browser {
  cookies: Map<string, string>;
  /** The raw Set-Cookie lines of the last response. */
  setCookies: string[];
  post(url: string, body?: object, headers?: Record<string, string>): Promise<BrowserAnswer>;
}

export function createBrowser(app: FastifyInstance, { ip = '127.0.0.1' } = {}): Browser {
  const browser: Browser = {
    cookies: new Map(),
    setCookies: [],
    async post(url, body = {}, headers = {}) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.inject({
        method: 'POST',
        url,
        payload: body,
        remoteAddress: ip,
        headers: { ...(cookie && { cookie }), ...headers },
      });
      keepCookies(browser, response.cookies);
      browser.setCookies = [response.headers['set-cookie'] ?? []].flat();
      return { ...response.json<BrowserAnswer>(), headers: response.headers };
    },
  };
  return browser;
}

function keepCookies({ cookies }: Browser, given: { name: string; value: string }[]): void {
  for (const { name, value } of given) {
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
