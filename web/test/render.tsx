import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentI18n } from '../src/platform/language/i18n.ts';
import { refuseLoggedOut, signedIn } from '../src/platform/session/session.ts';

/** The current time in component tests: a Monday, noon in London, 1 PM in Berlin, 7 AM in Bogotá. */
export const NOW = '2026-11-23T12:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});
afterEach(() => {
  cleanup();
  refuseLoggedOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Screen {
  user: UserEvent;
  /** How often the page was revalidated. */
  reloads: () => number;
  /** The current path. */
  at: () => string;
  unmount: () => void;
}

/** Renders a component on a page of the product; returns a user-event user with it. */
export async function show(
  element: ReactNode,
  path: InitialEntry = '/',
  /** What pages know of the installation. */
  root: object = {},
): Promise<Screen> {
  let loads = 0;
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '*',
        loader: () => {
          loads += 1;
          return { now: NOW, ...root };
        },
        element: <div data-testid="page">{element}</div>,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <I18nProvider i18n={currentI18n()}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByTestId('page');
  // Dialogs open in effects.
  await act(() => Promise.resolve());
  return {
    user: userEvent.setup(),
    reloads: () => loads - 1,
    at: () => router.state.location.pathname + router.state.location.search,
    unmount,
  };
}

/** Signs a user in, in the tab's session storage. */
export function signInAs(role: AuthUser['role'], id = '01900000-0000-7000-8000-000000000001'): void {
  const user = {
    id,
    email: 'clara@clients.test',
    firstName: 'Clara',
    displayName: 'Clara Brandt',
    role,
  };
  signedIn({ accessToken: 'a token', user });
}
