import { ana, clara } from '../../../api/test/cast.ts';
import { mailedCode } from '../../world/mailbox.ts';
import { newcomer } from '../../world/people.ts';
import { offerService } from '../../world/setup.ts';
import { join } from '../../world/steps.ts';
import { personAt } from './person.ts';
import { expect, test } from './test.ts';

test.slow();

test('a client signs up, searches, invites and writes in WebKit', async ({ webkit, request }) => {
  const title = `Terms for beekeepers ${Date.now()}`;
  const professional = await join({ request }, newcomer(ana));
  await offerService(professional, title);
  const client = newcomer(clara);
  const she = personAt(webkit);
  await webkit.resize(1440, 900);

  await test.step('signs up', async () => {
    await webkit.open('/signup');
    await she.choose('I want to hire');
    await she.type('First name', client.firstName);
    await she.type('Last name', client.lastName);
    await she.type('Email', client.email);
    await she.type('Password', client.password);
    await she.press('Join');
    await she.isOn('Confirm your email');
    await she.type('Code', await mailedCode(client.email));
    await she.press('Confirm');
    await she.isOn('Hello Clara');
  });

  await test.step('searches', async () => {
    await webkit.open('/services');
    await she.type('What do you need?', title);
    await she.press('Find people');
    await she.isOn(`Results for “${title}”`);
    await she.follow(title);
    await she.isOn(title);
  });

  await test.step('invites', async () => {
    await she.pickTime();
    await she.follow('Invite Ana');
    await she.isOn('Invite Ana to a consultation');
    await she.type('What is it about?', 'Our terms, before the launch.');
    await she.press('Send invitation');
    await she.sees('Sent');
  });

  await test.step('writes, and reads the answer when it comes', async () => {
    const [invite] = await professional('GET /api/job/invite/all', { query: {} });
    const { jobId } = await professional('POST /api/job/invite/response', {
      body: { id: invite?.id ?? '', action: 'accept' },
    });
    expect(jobId).not.toBeNull();
    await webkit.open(`/job/${jobId}/chat`);
    await she.type('Message Ana', 'Page three is the hard one.');
    await she.enter();
    await she.sees('Page three is the hard one.');
    await professional('POST /api/chat/message', {
      body: {
        jobId: jobId ?? '',
        body: 'Then I begin with page three.',
        attachments: [],
        clientMessageId: 'answer',
      },
    });
    await she.sees('Then I begin with page three.');
  });
});
