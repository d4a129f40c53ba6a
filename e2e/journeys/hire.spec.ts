import { ana, clara } from '../../api/test/cast.ts';
import { newcomer } from '../people.ts';
import { expect, test } from '../test.ts';
import { completeProfile, signUp } from './set-up.ts';

test('two strangers sign up, find each other, agree, pay, talk, work, finish and review', async ({
  comeIn,
}) => {
  const client = newcomer(clara);
  const professional = newcomer(ana);
  const hers = await comeIn({ timezoneId: professional.timeZone });
  const theirs = await comeIn({ timezoneId: client.timeZone });

  await test.step('the professional signs up and says what she offers', async () => {
    await signUp(hers, professional);
    await completeProfile(hers);
  });
  await test.step('the client signs up and posts a job', async () => {
    await signUp(theirs, client);
    await expect(theirs).toHaveURL('/dashboard');
  });
});
