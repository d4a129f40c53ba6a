import { ana, clara } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { expectScreen } from '../screens/screen.ts';
import { test } from '../test.ts';
import { acceptTheTime, addService, hire, postJob, propose, suggestAnotherTime } from './agree.ts';
import { completeProfile, signUp } from './set-up.ts';
import { chat, deliverAndAccept, meet, review, tip } from './work.ts';

test('a client and a professional sign up, agree, hire, meet, work, finish, review and tip', async ({
  openPage,
}) => {
  test.slow();
  const client = newcomer(clara);
  const professional = newcomer(ana);
  const hers = await openPage({ timezoneId: professional.timeZone });
  const theirs = await openPage({ timezoneId: client.timeZone });
  let agreed = '';

  await test.step('the professional signs up and says what she offers', async () => {
    await signUp(hers, professional);
    await completeProfile(hers);
    await addService(hers);
  });
  await test.step('the client signs up and posts a job', async () => {
    await signUp(theirs, client);
    await expectScreen(theirs, 'Hello Clara');
    await postJob(theirs);
  });
  await test.step('they agree on a price and on a time that suits both', async () => {
    const proposed = await propose(hers);
    agreed = await suggestAnotherTime(theirs, proposed);
    await acceptTheTime(hers, agreed);
  });
  await test.step('the client is sure and hires before they have talked', () => hire(theirs));
  const two = { client: theirs, professional: hers };
  await test.step('they write to each other', () => chat(two));
  await test.step('they meet at the agreed time', () => meet(two, agreed));
  await test.step('the work is delivered, accepted and paid out', () => deliverAndAccept(two));
  await test.step('they review each other', () => review(two));
  await test.step('the client thanks with a tip', () => tip(two));
});
