export type Form = string | Form[] | { [name: string]: Form };
export type Fields = { [name: string]: Form };

/** Parses a form body or query like Stripe: `a[b][0]=c` is nested; keys of digits only make a list. */
export function readForm(body: string): Fields {
  const root: Fields = Object.create(null);
  for (const [key, value] of new URLSearchParams(body)) place(root, partsOf(key), value);
  return listed(root);
}

/** A control's JSON as form fields, so that the same readers apply. */
export function toForm(value: unknown): Fields {
  const form = scalarsAsText(value);
  return typeof form === 'object' && !Array.isArray(form) ? form : {};
}

function partsOf(key: string): string[] {
  return key.replaceAll(']', '').split('[');
}

function place(into: Fields, [name = '', ...rest]: string[], value: string): void {
  // `expand[]=a&expand[]=b` appends, as in PHP
  const slot = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[slot] = value;
    return;
  }
  const inner = into[slot];
  const next: Fields = typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null);
  into[slot] = next;
  place(next, rest, value);
}

function listed(fields: Fields): Fields {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && !Array.isArray(value)) fields[name] = asList(listed(value));
  }
  return fields;
}

function asList(fields: Fields): Form {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name)) ? Object.values(fields) : fields;
}

function scalarsAsText(value: unknown): Form {
  if (Array.isArray(value)) return value.map(scalarsAsText);
  if (typeof value !== 'object' || value === null) return String(value);
  const filled = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return Object.fromEntries(filled.map(([name, one]) => [name, scalarsAsText(one)]));
}
