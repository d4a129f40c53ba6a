import type { LegalBlock, Span } from '@parley/contract/support/legal.ts';
import type { ReactNode } from 'react';

/** A legal text that admins wrote: clauses with a line above each, as in the built-in ones. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return clausesOf(blocks).map((clause, index) => (
    <div
      key={index}
      className="grid max-w-[68ch] gap-3 border-t border-line py-5 text-pretty wrap-anywhere text-ink-2"
    >
      {clause.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  ));
}

/** Each begins with its heading; text before the first has none. */
function clausesOf(blocks: readonly LegalBlock[]): LegalBlock[][] {
  const clauses: LegalBlock[][] = [];
  for (const block of blocks) {
    if (clauses.length === 0 || (block.kind === 'heading' && block.level === 3)) clauses.push([]);
    clauses.at(-1)?.push(block);
  }
  return clauses;
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 3 ? 'h3' : 'h4';
    return (
      <Heading dir="auto" className="text-ink">
        <Spans spans={block.spans} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph')
    return (
      <p dir="auto" className="whitespace-pre-line">
        <Spans spans={block.spans} />
      </p>
    );
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-1.5 ps-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((spans, index) => (
        <li key={index} dir="auto" className="whitespace-pre-line">
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, index) => <Look key={index} {...span} />);

function Look({ text, isStrong, isEmphasized, href }: Span) {
  let look: ReactNode = text;
  if (isEmphasized) look = <em>{look}</em>;
  if (isStrong) look = <strong className="font-semibold text-ink">{look}</strong>;
  if (href === null) return look;
  return (
    <a href={href} className="underline underline-offset-3">
      {look}
    </a>
  );
}
