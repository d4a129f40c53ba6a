import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messages } from './web/messages.ts';

export default defineConfig({
  test: {
    allowOnly: false,
    tags: [
      {
        name: 'extended',
        description: 'left to `npm run test:extended`: takes long, and guards what seldom changes',
      },
    ],
    // Most of them wait for the database: with two at once, two cores were idle for a fifth of the time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        plugins: [messages()],
        test: {
          name: 'unit',
          environment: 'node',
          // Starting a process and importing again took half of the time.
          isolate: false,
          setupFiles: ['web/test/unstub.ts'],
          include: ['{contract,client,outside,web,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          testTimeout: 120_000,
        },
      },
      {
        plugins: [messages()],
        // React components in a DOM: what a person sees and can do, by role and label.
        test: {
          name: 'web-dom',
          environment: 'happy-dom',
          isolate: false,
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/test/unstub.ts', 'web/test/dom.ts'],
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 120_000,
        },
      },
      {
        // One test compares a screen's judgment with the server's.
        plugins: [messages()],
        test: {
          name: 'api',
          environment: 'node',
          // Most of a file's start is importing the same modules; each test makes a world of its own.
          isolate: false,
          include: ['api/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['api/test/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
