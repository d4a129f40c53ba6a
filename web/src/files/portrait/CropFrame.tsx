import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Crop, MAX_ZOOM, MIDDLE, moved, squareOf, within } from './crop.ts';

/** What others see is at most this wide, in pixels. */
const SIDE = 960;
const QUALITY = 0.9;
/** How far an arrow key moves, as a share of the frame. */
const STEP = 0.04;
const ARROWS: Record<string, readonly [right: number, down: number] | undefined> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

interface Props {
  picture: ImageBitmap;
  onCut: (file: File) => void;
  onBack: () => void;
}

/** Chooses the square of a picture that others see: by dragging, pinching, arrow keys and a slider. */
export function CropFrame({ picture, onCut, onBack }: Props) {
  const { t } = useLingui();
  const [crop, setCrop] = useState(MIDDLE);
  const help = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useDrag(picture, crop, setCrop);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);
  const moveByKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop(moved(picture, crop, ...step));
  };
  return (
    <div className="grid gap-4">
      {/* Arrow keys move the picture, which no other role says. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        tabIndex={0}
        aria-label={t`Your picture in its frame`}
        aria-describedby={help}
        onKeyDown={moveByKey}
        {...drag}
        className="mx-auto aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-lg bg-well active:cursor-grabbing"
      >
        <canvas ref={canvas} width={SIDE} height={SIDE} className="size-full" />
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <p id={help} className="text-center text-sm text-pretty text-ink-3">
        <Trans>Drag the picture into place, or move it with the arrow keys.</Trans>
      </p>
      <label className="grid gap-1.5">
        <b className="font-semibold">{t`Zoom`}</b>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          className="h-11 w-full accent-ink md:h-6"
          onChange={({ target }) => setCrop(within(picture, { ...crop, zoom: target.valueAsNumber }))}
        />
      </label>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void cut(picture, crop).then(onCut)}>
          <Trans>Use this picture</Trans>
        </Button>
        <Button kind="plain" onClick={onBack}>
          <Trans>Choose another one</Trans>
        </Button>
      </div>
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  // A transparent picture gets the paper that JPEG would make black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The chosen square as a file, no larger than others see it and never enlarged. */
async function cut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(SIDE, Math.round(squareOf(picture, crop).side)));
  canvas.height = canvas.width;
  draw(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return new File(blob ? [blob] : [], 'portrait.jpg', { type: 'image/jpeg' });
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** One pointer moves the picture, two enlarge it. */
function useDrag(picture: ImageBitmap, crop: Crop, onCrop: (crop: Crop) => void) {
  const pointers = useRef(new Map<number, Point>());
  const leave = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const { width } = event.currentTarget.getBoundingClientRect();
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, event);
      if (other) {
        const zoom = (crop.zoom * distance(event, other)) / Math.max(1, distance(before, other));
        onCrop(within(picture, { ...crop, zoom }));
        return;
      }
      const [right, down] = [event.clientX - before.clientX, event.clientY - before.clientY];
      onCrop(moved(picture, crop, right / width, down / width));
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}

const distance = (one: Point, other: Point) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
