/** Escaped HTML. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Html | Html[] | string | number | null;

/** Escapes every value except Html. */
export function html(parts: TemplateStringsArray, ...values: Part[]): Html {
  const rest = values.map((value, index) => written(value) + (parts[index + 1] ?? ''));
  return new Html((parts[0] ?? '') + rest.join(''));
}

/** An amount of a currency with two decimals. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

function written(value: Part): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((one) => one.source).join('');
  return value instanceof Html ? value.source : escape(String(value));
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
