import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Image } from '@parley/contract/files/schemas.ts';
import { useState } from 'react';
import { sourcesOf } from '../files/image-sources.ts';
import { PlaceholderImage } from './PlaceholderImage.tsx';

interface Props {
  serviceId: string;
  images: readonly Image[];
}

const imageName = (place: number) => t`Image ${place}`;

/** The images of a service: one in full, the others to choose from; a placeholder without any. */
export function ServiceImages({ serviceId, images }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(0);
  const image = images[chosen] ?? images[0];
  if (!image) return <PlaceholderImage seed={serviceId} />;
  return (
    <div className="grid gap-3">
      <img
        src={image.url}
        srcSet={sourcesOf(image)}
        sizes="(min-width: 64rem) 44rem, 100vw"
        alt={image.alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        fetchPriority="high"
        className="aspect-video w-full rounded-lg border border-line bg-well object-cover"
      />
      {images.length > 1 && (
        <ul aria-label={t`Images`} className="flex flex-wrap gap-2">
          {images.map(({ id, url, alt }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={alt || imageName(index + 1)}
                aria-pressed={image.id === id}
                onClick={() => setChosen(index)}
                className="block overflow-hidden rounded-sm border-2 border-transparent opacity-70 hover:opacity-100 aria-pressed:border-ink aria-pressed:opacity-100"
              >
                <img
                  src={`${url}?width=128`}
                  alt=""
                  loading="lazy"
                  className="h-14 w-20 bg-well object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
