import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { BROWSER_FLAGS, findBrowser } from '../e2e/browser.ts';
import { withProduct } from './postgres/own-product.ts';

// `npm run lighthouse`: Lighthouse scores of the public pages of a production build, as medians of the runs because
// machines are shared; of a running product with PRODUCT_URL. When the largest part is painted (LCP) it computes from a
// load that is not slowed; `npm run vitals` slows the load and looks.
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.cache', 'lighthouse');
const RUNS = Number(process.env.RUNS ?? 5);
const MIN_SCORES: Record<string, number> = {
  performance: 92,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >;
}

async function runLighthouse(baseURL: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  console.log(`load ${loadavg()[0]?.toFixed(1)}, ${RUNS} runs a page\n`);
  let isFine = true;
  for (const page of ['/', '/services', await findService(baseURL), '/job-posting'])
    isFine = (await auditPage(baseURL, page)) && isFine;
  return isFine;
}

async function findService(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/service/all?sort=rating&limit=1`);
  const found = /"id":"([0-9a-f-]{36})"/.exec(await answer.text())?.[1];
  if (!found) throw new Error('there is no service to look at');
  return `/service/${found}`;
}

async function auditPage(baseURL: string, page: string): Promise<boolean> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await report(baseURL + page, `${run}`));
  const scores = Object.keys(MIN_SCORES).map(
    (name) => [name, median(reports.map((each) => score(each, name)))] as const,
  );
  const lcp = median(
    reports.map((each) => each.audits['largest-contentful-paint']?.numericValue ?? Infinity),
  );
  const isFine = scores.every(([name, got]) => got >= (MIN_SCORES[name] ?? 100));
  console.log(
    `${isFine ? 'ok    ' : 'FAILED'} ${page.replace(/[0-9a-f-]{36}/, '{id}').padEnd(16)} ${scores.map(([name, got]) => `${name} ${got}`).join('  ')}  LCP computed ${Math.round(lcp)} ms`,
  );
  const [last] = reports.slice(-1);
  if (!isFine && last) for (const line of failedAudits(last)) console.log(`       ${line}`);
  return isFine;
}

/** One run; retried, because the browser's trace fails now and then. */
async function report(url: string, name: string, triesLeft = 2): Promise<Report> {
  const file = path.join(folder, `${name}.json`);
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const child = spawn(
    path.join(root, 'node_modules/.bin/lighthouse'),
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0 && triesLeft > 0) return report(url, name, triesLeft - 1);
  if (code !== 0) throw new Error(`lighthouse could not look at ${url}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const score = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
const median = (scores: number[]) =>
  scores.toSorted((one, other) => one - other)[Math.floor(scores.length / 2)] ?? 0;

/** The audits that cost points. */
function failedAudits({ audits }: Report): string[] {
  return Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));
}

const { PRODUCT_URL } = process.env;
const isFine = PRODUCT_URL ? await runLighthouse(PRODUCT_URL) : await withProduct(runLighthouse);
process.exitCode = isFine ? 0 : 1;
