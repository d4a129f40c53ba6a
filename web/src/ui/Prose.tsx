import { paragraphsOf } from './prose.ts';

/** User-typed text as paragraphs. URLs become nofollow links in a new tab, so that a page or a call stays open. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="grid max-w-[68ch] gap-4 text-pretty wrap-anywhere">
      {paragraphsOf(text).map((pieces, paragraph) => (
        <p key={paragraph} dir="auto" className="whitespace-pre-wrap">
          {pieces.map((piece, index) =>
            'text' in piece ? (
              piece.text
            ) : (
              <a
                key={index}
                href={piece.href}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="underline underline-offset-3"
              >
                {piece.href.replace(/^https?:\/\//, '')}
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
