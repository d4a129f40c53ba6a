import type { Locator, Page } from '@playwright/test';
import { ana, clara } from '../../api/test/cast.ts';
import { CONSTANTS, PAYMENT_WORDS, NEGOTIATION_WORDS, WORDS, type Place } from '../../tools/specification.ts';
import { paths } from '../../web/src/paths.ts';
import { createApiClient, type ApiClient } from '../world/api-client.ts';
import { demoAdmin, demoClient, demoProfessional, newcomer } from '../world/people.ts';
import { decideCheckout, freeTimes, makeOffer, offerService, openCheckout, postJob } from '../world/setup.ts';
import { join, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

// The last of the long files: its tests are shared among the workers.
test.describe.configure({ mode: 'parallel' });

// Checks the specification's texts on the rendered pages, not in the sources.

interface LabelPlace {
  as?: typeof demoClient;
  isPhone?: true;
  /** Navigates to the place; returns the locator that contains the text. */
  open: (page: Page) => Promise<Locator>;
}
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const at = (path: string, place: (page: Page) => Locator) => async (page: Page) => {
  await page.goto(path);
  return place(page);
};
const behind = (path: string, button: RegExp) => async (page: Page) => {
  await page.goto(path);
  await bar(page).getByRole('button', { name: button }).click();
  return page.locator('[popover]:popover-open');
};
const phoneMenu = (as?: typeof demoClient): LabelPlace => ({
  as,
  isPhone: true,
  open: behind('/faq', /^Menu$/),
});
const support = async (page: Page) => {
  await page.goto('/faq');
  await expect(bar(page)).not.toContainText('Log In');
  await page.getByRole('button', { name: 'Support' }).click();
  return page.getByRole('dialog', { name: 'Support' });
};
const sent = async (page: Page, message: string) => {
  const dialog = await support(page);
  await dialog.getByRole('textbox').fill(message);
  return dialog;
};

const WAYS: Record<Place, LabelPlace> = {
  'top bar of a visitor': { open: at('/', bar) },
  'top bar of a professional': { as: demoProfessional, open: at('/faq', bar) },
  'top bar of a client': { as: demoClient, open: at('/faq', bar) },
  'profile menu': { as: demoClient, open: behind('/faq', /^Profile menu/) },
  'mobile menu of a visitor': phoneMenu(),
  'mobile menu of a professional': phoneMenu(demoProfessional),
  'mobile menu of a client': phoneMenu(demoClient),
  footer: { open: at('/', (page) => page.getByRole('contentinfo')) },
  'support dialog of a visitor': {
    open: async (page) => {
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Support' }).click();
      return page.getByRole('dialog', { name: 'Support' });
    },
  },
  'support ticket without a message': {
    as: demoClient,
    open: async (page) => {
      const dialog = await support(page);
      await dialog.getByRole('button', { name: 'Send' }).click();
      return dialog;
    },
  },
  'support ticket that was sent': {
    as: demoClient,
    open: async (page) => {
      const dialog = await sent(page, 'My invoice shows the wrong company.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      return dialog;
    },
  },
  'week of hours': {
    as: demoProfessional,
    open: at('/settings#availability', (page) => page.getByRole('main')),
  },
  'levels of experience': {
    as: demoClient,
    open: async (page) => {
      await page.goto('/job-posting/add');
      await page.getByRole('button', { name: 'Add details' }).click();
      return page.getByRole('main');
    },
  },
  'page that loads': {
    as: demoClient,
    open: async (page) => {
      await page.route('**/api/favorite/data', () => undefined);
      await page.goto('/favorites');
      return page.locator('body');
    },
  },
};

const visibleText = (scope: Locator, word: string) =>
  scope
    .getByText(word, { exact: true })
    .or(scope.getByRole('link', { name: word, exact: true }))
    .or(scope.getByRole('button', { name: word, exact: true }))
    .filter({ visible: true })
    .first();

for (const [place, words] of Object.entries(WORDS)) {
  const way = Object.entries(WAYS).find(([name]) => name === place)?.[1];
  test(`the ${place} says ${words.join(', ')}`, async ({ openPage }) => {
    const page = await openPage(way?.isPhone && { viewport: { width: 390, height: 844 } });
    if (way?.as) await signIn(page, way.as);
    const scope = await way?.open(page);
    for (const word of words)
      await expect(visibleText(scope ?? page.locator('nowhere'), word), word).toBeVisible();
  });
}

test('a crashed page has the title of the specification', async ({ browser }) => {
  // Without the page watch: this page is supposed to crash.
  const page = await (await browser.newContext()).newPage();
  await signIn(page, demoClient);
  await page.route('**/api/dashboard', (route) =>
    route.fulfill({ json: { status: 200, message: 'OK', data: {} } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error! · Parley');
  await page.context().close();
});

test('a network failure has the message of the specification', async ({ page, context, watch }) => {
  await signIn(page, demoClient);
  const dialog = await sent(page, 'Are you there?');
  watch.expectOffline();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText(['Something went wrong']);
  await expect(dialog.getByRole('textbox')).toHaveValue('Are you there?');
});

test('the footer names the current year', async ({ page }) => {
  const { now } = await createApiClient(page.request)('GET /api/demo/clock');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${now.slice(0, 4)}`);
});

test('the selects of the hours show the times of the specification', async ({ page, baseURL }) => {
  await signIn(page, demoProfessional);
  await page.context().addCookies([{ name: 'parley_clock', value: '12', url: baseURL ?? '' }]);
  await page.goto('/settings#availability');
  const main = page.getByRole('main');
  const labels = async (name: RegExp) => {
    const options = main.getByRole('combobox', { name }).first().locator('option');
    // At first only the chosen one is there.
    await expect(options).toHaveCount(96);
    return options.allTextContents();
  };
  const offered = new Set([...(await labels(/, from$/)), ...(await labels(/, to$/))]);
  expect([...offered]).toEqual(expect.arrayContaining(Object.keys(CONSTANTS.slots)));
  // Every quarter hour of the day, and its end.
  expect(offered.size).toBe(97);
});

test('money is shown in dollars, a hundredth of what is stored', async ({ page }) => {
  const admin = await signIn(page, demoAdmin);
  const { items } = await admin('GET /api/payment/admin', { query: {} });
  const [{ amountCents } = { amountCents: 0 }] = items;
  await page.goto(paths.adminDashboard({ tab: 'payments' }));
  await expect(page.getByRole('main').getByText(dollars(amountCents)).first()).toBeVisible();
});

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

interface Participants {
  hers: Page;
  his: Page;
  client: ApiClient;
  professional: ApiClient;
}

/** A client, and a professional with a service, each in their own browser. */
async function meet(
  openPage: () => Promise<Page>,
): Promise<Participants & { serviceId: string; times: string[] }> {
  const [hers, his] = [await openPage(), await openPage()];
  const client = await join(hers, newcomer(clara));
  const professional = await join(his, newcomer(ana));
  const serviceId = await offerService(professional, 'Terms, read and rewritten');
  const { id } = await professional('GET /api/users');
  return { hers, his, client, professional, serviceId, times: await freeTimes(client, id) };
}

const words = async (page: Page, path: string, word = '') => {
  await page.goto(path);
  await expect(
    page.getByRole('main').getByText(word, { exact: true }).filter({ visible: true }).first(),
    `${word} at ${path}`,
  ).toBeVisible();
};

test('each status of an invite, of its job’s payment and of a moved consultation is called as the specification says, on either side', async ({
  openPage,
}) => {
  const { hers, his, client, professional, serviceId, times } = await meet(openPage);
  const [startsAt = '', second = '', third = '', fourth = '', fifth = ''] = times;
  const inviteBody = {
    serviceId,
    message: 'Our terms, please.',
    amountCents: 120_000,
    startsAt,
    minutes: 30,
  };
  const { id } = await client('POST /api/job/jobPosting/invite', { body: inviteBody });
  const answer = (by: ApiClient, action: 'reschedule' | 'reject_reschedule' | 'accept', at?: string) =>
    by('POST /api/job/invite/response', { body: { id, action, ...(at && { startsAt: at }) } });
  const [hersAt, hisAt] = [paths.jobInvite(serviceId, { invite: id }), paths.jobProposal(id)];
  const bothSay = async (status: string) => {
    await words(hers, hersAt, NEGOTIATION_WORDS[status]?.[0]);
    await words(his, hisAt, NEGOTIATION_WORDS[status]?.[1]);
  };

  await words(hers, hersAt, NEGOTIATION_WORDS.SENT?.[0]);
  await words(his, hisAt, NEGOTIATION_WORDS.READ?.[1]);
  await words(hers, hersAt, NEGOTIATION_WORDS.READ?.[0]);
  await answer(client, 'reschedule', second);
  await bothSay('RESCHEDULE_PRO');
  await answer(professional, 'reschedule', third);
  await bothSay('RESCHEDULE');
  await answer(client, 'reject_reschedule');
  await bothSay('RESCHEDULE_REJECTED');
  await answer(professional, 'reschedule', fourth);

  const { jobId } = await answer(client, 'accept');
  await bothSay('ACCEPTED');
  if (jobId === null) throw new Error('accepting made no job');

  const job = paths.job(jobId);
  const bothPay = async (status: string) => {
    await words(hers, job, PAYMENT_WORDS[status]?.[0]);
    await words(his, job, PAYMENT_WORDS[status]?.[1]);
  };
  await makeOffer(professional, jobId);
  await bothPay('UNPAID');
  await decide(client, jobId, [await openCheckout(client, jobId), 'declined']);
  await bothPay('FAILED');
  const again = await openCheckout(client, jobId);
  await decide(client, jobId, [again, 'processing']);
  await bothPay('PENDING');
  await decide(client, jobId, [again, 'paid']);
  await words(hers, job, PAYMENT_WORDS.PAID?.[0]);

  const { appointments } = await client('GET /api/job/:id', { params: { id: jobId } });
  const move = { id: appointments[0]?.id ?? '', action: 'request' as const, startsAt: fifth };
  await client('POST /api/job/appointments/reschedule', { body: move });
  await words(hers, job, NEGOTIATION_WORDS.RESCHEDULE_PRO?.[0]);
  await words(his, job, NEGOTIATION_WORDS.RESCHEDULE_PRO?.[1]);
});

test('a proposal is shown as sent to its sender, and as waiting to its recipient', async ({ openPage }) => {
  const { hers, his, client, professional, serviceId, times } = await meet(openPage);
  const postingId = await postJob(client, 'Terms for our API');
  const { id } = await professional('POST /api/job/jobProposal', {
    body: {
      postingId,
      serviceId,
      message: 'I have done this often.',
      amountCents: 120_000,
      estimatedDays: 10,
      startsAt: times[0] ?? '',
      minutes: 30,
    },
  });
  await words(his, paths.jobProposal(id), NEGOTIATION_WORDS.SENT?.[1]);
  await words(hers, paths.proposalsOf(postingId, id), NEGOTIATION_WORDS.READ?.[0]);
});

test('events arrive as toasts with the heading of the specification', async ({ openPage }) => {
  const { hers, client, professional, serviceId, times } = await meet(openPage);
  const body = { serviceId, message: 'Our terms, please.', amountCents: 120_000, minutes: 30 };
  const { id } = await client('POST /api/job/jobPosting/invite', {
    body: { ...body, startsAt: times[0] ?? '' },
  });
  // Signed in on the live channel, by Socket.IO's acknowledgment: what happened before that is no toast.
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  hers.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/^4[23]/.test(String(payload))) resolve();
    }),
  );
  await hers.goto('/favorites');
  await expect(bar(hers).getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await connected;
  await professional('POST /api/job/invite/response', {
    body: { id, action: 'decline', message: 'Not now.' },
  });
  const toasts = hers.getByRole('region', { name: 'New notifications' });
  await expect(toasts.getByText('New Notification', { exact: true })).toBeVisible();
  await expect(toasts.getByText('New Notification', { exact: true })).toBeHidden();
});

test('an admin reads the short label of what is paid', async ({ page }) => {
  await signIn(page, demoAdmin);
  await words(
    page,
    paths.adminDashboard({ tab: 'payments', paymentStatus: 'PAID' }),
    PAYMENT_WORDS.PAID?.[1],
  );
});

/** Completes the checkout as a person would, then refreshes the payment. */
async function decide(
  client: ApiClient,
  jobId: string,
  [url, outcome]: readonly [string, 'paid' | 'declined' | 'processing'],
) {
  await decideCheckout(url, outcome);
  await client('POST /api/payment/paid', { body: { jobId } });
}
