import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { FileText, Image as ImageIcon } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Pending } from './line.ts';
import { isShown, usePicture } from './picture.ts';

/** Larger images are fetched only on download. */
const MOST_BYTES = 4_000_000;

/** What a file looks like, small; fetched once it comes into sight. */
export function Thumb({ file: { url, size, contentType } }: { file: Stored }) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(box);
  const canShow = isShown(contentType) && size <= MOST_BYTES;
  const address = usePicture(canShow && isSeen ? url : null);
  return (
    <span ref={box} className="shrink-0">
      <Face contentType={contentType}>
        {address !== null && address !== 'missing' && <img src={address} alt="" className={PICTURE} />}
      </Face>
    </span>
  );
}

/** The same for one that is still here. */
export function OwnThumb({ file }: Pick<Pending, 'file'>) {
  const show = useCallback(
    (img: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      img.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const [isBroken, setBroken] = useState(false);
  const canShow = isShown(file.type) && !isBroken;
  return (
    <Face contentType={file.type}>
      {canShow && <img ref={show} alt="" className={PICTURE} onError={() => setBroken(true)} />}
    </Face>
  );
}

const PICTURE = 'size-full object-cover';

interface FaceProps {
  contentType: string;
  /** The picture itself, if it is shown. */
  children?: ReactNode;
}

/** The sign of its kind alone, where there is no picture or it stands beside it anyway. */
export function Face({ contentType, children }: FaceProps) {
  const Icon = contentType.startsWith('image/') ? ImageIcon : FileText;
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-md bg-well text-ink-3">
      {children || <Icon aria-hidden className="size-5" />}
    </span>
  );
}

function useSeen(box: { current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      watcher.disconnect();
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return isSeen;
}
