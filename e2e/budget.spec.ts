import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './test.ts';

const KB = 1_000;

test('the home page loads at most 135 kB of script and 20 kB of styles', async ({ page }) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto('/', { waitUntil: 'networkidle' });

  const scripts = await weigh(answers.filter((answer) => answer.request().resourceType() === 'script'));
  const styles = await page.locator('style').allTextContents();
  const stylesGzip = gzipSync(styles.join('')).length;
  test.info().annotations.push(
    {
      type: 'scripts',
      description: `${scripts.count} files, ${scripts.gzip} B as gzip, ${scripts.sent} B sent`,
    },
    { type: 'styles', description: `${stylesGzip} B as gzip, in the page` },
  );
  expect(scripts.count).toBeGreaterThan(0);
  expect(Math.max(scripts.gzip, scripts.sent)).toBeLessThanOrEqual(135 * KB);
  expect(answers.filter((answer) => answer.request().resourceType() === 'stylesheet')).toEqual([]);
  expect(stylesGzip).toBeGreaterThan(KB);
  expect(stylesGzip).toBeLessThanOrEqual(20 * KB);
});

test('no route chunk is larger than 30 kB, apart from shared chunks', () => {
  const assets = path.join(import.meta.dirname, '../web/build/client/assets');
  const scripts = globSync('*.js', { cwd: assets }).filter((name) => !name.startsWith('framework-'));
  const heavy = scripts
    .map((name) => ({ name, gzip: gzipSync(readFileSync(path.join(assets, name))).length }))
    .filter(({ gzip }) => gzip > 30 * KB);
  expect(scripts.length).toBeGreaterThan(50);
  expect(heavy).toEqual([]);
});

test('home and the lists carry the categories of the chosen discipline alone', async ({ request }) => {
  type Named = { id: string; categories: { name: string }[] };
  const { data }: { data: Named[] } = await (await request.get('/api/discipline')).json();
  const [chosen, ...others] = data;
  const categoriesIn = async (url: string, disciplines: Named[]) => {
    const html = await (await request.get(url)).text();
    const names = disciplines.flatMap(({ categories }) => categories.map(({ name }) => name));
    // As the page's data holds it: JSON in a string.
    return names.filter((name) => html.includes(String.raw`\"${name}\"`));
  };
  // Some are also somebody's skill.
  const FEW = 4;
  expect(others.length).toBeGreaterThan(5);
  for (const url of ['/', '/services', '/job-posting'])
    expect((await categoriesIn(url, data)).length, url).toBeLessThan(FEW);
  for (const list of ['/services', '/job-posting']) {
    const url = `${list}?disciplineId=${chosen?.id}`;
    expect((await categoriesIn(url, others)).length, url).toBeLessThan(FEW);
    expect(await categoriesIn(url, chosen ? [chosen] : []), url).toEqual(
      chosen?.categories.map(({ name }) => name),
    );
  }
});

/** Their size with gzip, and the bytes actually transferred. */
async function weigh(answers: Response[]): Promise<{ count: number; gzip: number; sent: number }> {
  const weights = await Promise.all(
    answers.map(async (answer) => ({
      gzip: gzipSync(await answer.body()).length,
      sent: (await answer.request().sizes()).responseBodySize,
    })),
  );
  return {
    count: weights.length,
    gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
    sent: weights.reduce((sum, { sent }) => sum + sent, 0),
  };
}
