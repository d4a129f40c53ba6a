import { paths } from '../../../web/src/paths.ts';
import { expectAccessible, expectTitle } from '../../screens/screen.ts';
import { moveClockTo } from '../../world/setup.ts';
import { followNotification } from '../../world/steps.ts';
import { expect, test } from '../../test.ts';
import { twoAtWork } from '../two-people.ts';

const TITLE = 'Terms, read before you sign';

test('work is two weeks late: the client asks for everything back, thinks again, and the professional objects', async ({
  openPage,
}) => {
  test.slow();
  const { theirs, hers, client, jobId } = await twoAtWork(openPage, TITLE);
  const { refundableAt } = await client('GET /api/job/:id', { params: { id: jobId } });
  await moveClockTo(client, refundableAt ?? '', -1);

  const askBack = async () => {
    await theirs.getByRole('button', { name: 'Get $1,200 back in 48 hours' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Get your money back' });
    await expect(dialog).toContainText('unless Ana objects before then');
    await expectAccessible(theirs);
    await dialog.getByRole('button', { name: 'Get $1,200 back in 48 hours' }).click();
    await expect(dialog).toBeHidden();
    await expect(theirs.getByText(/^All \$1,200 goes back to you on .+, unless Ana objects/)).toBeVisible();
    await expectTitle(theirs, TITLE);
  };
  const keepGoing = theirs.getByRole('button', { name: 'Keep the job going' });

  await test.step('the client asks for everything back, and reads when it moves', async () => {
    await theirs.goto(paths.job(jobId));
    await askBack();
  });

  await test.step('they think again, and the job goes on', async () => {
    await keepGoing.click();
    const dialog = theirs.getByRole('dialog', { name: 'Keep the job going' });
    await dialog.getByRole('button', { name: 'Keep the job going' }).click();
    await expect(dialog).toBeHidden();
    await expect(keepGoing).toBeHidden();
    await askBack();
  });

  await test.step('the professional is told until when she can object, and does', async () => {
    await hers.goto(paths.dashboard());
    await expect(
      hers.getByRole('heading', { name: 'Clara Brandt asked for a full refund' }).first(),
    ).toBeVisible();
    await followNotification(hers, /unless you object before then/);
    await hers.getByRole('button', { name: 'Object to the refund' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Object to the refund' });
    await expectAccessible(hers);
    await dialog.getByRole('textbox').fill('The last part went to Clara by chat on Monday.');
    await dialog.getByRole('button', { name: 'Object to the refund' }).click();
    await expect(dialog).toBeHidden();
    await expectTitle(hers, TITLE);
  });

  await test.step('no money has moved', async () => {
    const { status, settlement, lateRefundAt } = await client('GET /api/job/:id', { params: { id: jobId } });
    expect({ status, settlement, lateRefundAt }).toEqual({
      status: 'DISPUTED',
      settlement: 'HELD',
      lateRefundAt: null,
    });
  });
});
