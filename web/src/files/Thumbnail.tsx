import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { FileText, Image as ImageIcon } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PendingUpload } from './upload-queue.ts';
import { canPreview, usePrivateImage } from './private-image.ts';

/** Larger images are fetched only on download. */
const MAX_PREVIEW_BYTES = 4_000_000;

/** A thumbnail of a stored file, fetched once it scrolls into view. */
export function Thumbnail({ file: { url, size, contentType } }: { file: Stored }) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(box);
  const canShow = canPreview(contentType) && size <= MAX_PREVIEW_BYTES;
  const address = usePrivateImage(canShow && isSeen ? url : null);
  return (
    <span ref={box} className="shrink-0">
      <FileIcon contentType={contentType}>
        {address !== null && address !== 'missing' && <img src={address} alt="" className={PICTURE} />}
      </FileIcon>
    </span>
  );
}

/** The same for a local file. */
export function LocalThumbnail({ file }: Pick<PendingUpload, 'file'>) {
  const show = useCallback(
    (img: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      img.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const [isBroken, setBroken] = useState(false);
  const canShow = canPreview(file.type) && !isBroken;
  return (
    <FileIcon contentType={file.type}>
      {canShow && <img ref={show} alt="" className={PICTURE} onError={() => setBroken(true)} />}
    </FileIcon>
  );
}

const PICTURE = 'size-full object-cover';

interface FileIconProps {
  contentType: string;
  /** The image, if there is one. */
  children?: ReactNode;
}

/** An icon for the file type, when there is no image or it is shown elsewhere. */
function FileIcon({ contentType, children }: FileIconProps) {
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
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isSeen;
}
