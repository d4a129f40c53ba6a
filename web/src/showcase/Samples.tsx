import { Trans, useLingui } from '@lingui/react/macro';
import type { Sample } from '@parley/contract/showcase/schemas.ts';
import { ExternalLink, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { sourcesOf } from '../files/image-sources.ts';
import { sizeText } from '../files/size-text.ts';
import { Section } from '../ui/Section.tsx';

interface Props {
  samples: readonly Sample[];
  /** What can be done with one, for admins. */
  end?: (sample: Sample) => ReactNode;
}

/** Work to look at: pictures, PDFs, and pages elsewhere. */
export function Samples({ samples, end }: Props) {
  const { t } = useLingui();
  if (samples.length === 0) return null;
  return (
    <Section title={t`Work you can look at`}>
      <ul className="grid gap-x-4 gap-y-6 pt-5 sm:grid-cols-2 lg:grid-cols-3">
        {samples.map((sample) => (
          <li key={sample.id} className="min-w-0">
            <figure>
              <Look sample={sample} />
              <figcaption className="mt-2.5 leading-snug">
                <b dir="auto" className="block font-semibold wrap-anywhere">
                  {sample.title}
                </b>
                {sample.about !== '' && (
                  <span dir="auto" className="mt-0.5 block text-sm text-pretty wrap-anywhere text-ink-3">
                    {sample.about}
                  </span>
                )}
              </figcaption>
            </figure>
            {end?.(sample)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const frame = 'aspect-video w-full rounded-md border border-line-strong';

function Look({ sample: { kind, file, alt, url, title } }: { sample: Sample }) {
  const { t } = useLingui();
  if (kind === 'picture' && file)
    return (
      <a href={file.url} target="_blank" rel="noopener" className="block" aria-label={t`${title}, full size`}>
        <img
          src={`${file.url}?width=480`}
          srcSet={sourcesOf(file)}
          sizes="(min-width: 69rem) 15rem, (min-width: 35rem) 22rem, 100vw"
          alt={alt}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          loading="lazy"
          className={`${frame} bg-well object-cover`}
        />
      </a>
    );
  const card = `${frame} flex flex-col justify-between gap-2 bg-sheet p-4 transition-colors duration-(--swift) hover:border-ink-3 hover:no-underline`;
  if (file)
    return (
      <a href={file.url} download={file.name} className={card}>
        <FileText aria-hidden className="size-7 text-ink-3" />
        <span className="min-w-0 text-sm">
          <span className="block truncate font-medium">{file.name}</span>
          <span className="text-ink-3">
            <Trans>PDF · {sizeText(file.size)}</Trans>
          </span>
        </span>
      </a>
    );
  return (
    <a href={url ?? undefined} rel="noopener nofollow ugc" className={card}>
      <ExternalLink aria-hidden className="size-7 text-ink-3" />
      <span className="truncate text-sm font-medium">{hostOf(url)}</span>
    </a>
  );
}

const hostOf = (url: string | null) => (url === null ? '' : new URL(url).hostname.replace(/^www\./, ''));
