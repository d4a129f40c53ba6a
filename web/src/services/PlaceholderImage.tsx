import { placeholderBars } from './placeholder-image.ts';

/** The placeholder of a service without images: overlapping bars, different for each service. */
export function PlaceholderImage({ seed }: { seed: string }) {
  const { bars, meeting } = placeholderBars(seed);
  return (
    <svg
      viewBox="0 0 240 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-28 w-full rounded-lg bg-well sm:h-36"
    >
      {bars.map(({ x, width }, row) => (
        <rect key={row} x={x} y={6 + row * 10} width={width} height="7" rx="1" className="fill-ink/9" />
      ))}
      <rect x={meeting.x} y="6" width={meeting.width} height="47" rx="1" className="fill-time/22" />
      {bars.map((_, row) => (
        <rect
          key={row}
          x={meeting.x}
          y={6 + row * 10}
          width={meeting.width}
          height="7"
          rx="1"
          className="fill-time/65"
        />
      ))}
    </svg>
  );
}
