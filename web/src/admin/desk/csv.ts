/** One table as CSV (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The shown list as it is on the screen, without its buttons; downloaded as a file. */
export function exportShown(name: string): void {
  const table = document.querySelector('table:has([data-row])');
  if (!table) return;
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('th, td')]
      .filter((cell) => !cell.hasAttribute('data-actions'))
      .map(textOf),
  );
  const url = URL.createObjectURL(new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` }).click();
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Lines of a cell, on one. */
const textOf = ({ innerText }: HTMLElement): string =>
  innerText
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' · ');
