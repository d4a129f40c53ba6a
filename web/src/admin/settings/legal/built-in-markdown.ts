import type { LegalKind } from '@parley/contract/support/legal.ts';
import { type Clause, privacy, terms } from '../../../shell/terms.ts';

/** The built-in text in Markdown, to begin with. */
export function builtInMarkdown(kind: LegalKind): string {
  const clauses: readonly Clause[] = kind === 'TERMS' ? terms() : privacy();
  return clauses.map(({ title, text }) => [`## ${title}`, ...text].join('\n\n')).join('\n\n');
}
