import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { ShownMoment } from './words/moment-words.ts';

/** Two people, two clocks, and the hours they share: the logo as a picture of real life. */
export function Moment({ left, right, hours, day, professionalId, link }: ShownMoment) {
  return (
    <figure className="@container relative mx-auto w-full max-w-140 min-w-0 max-md:order-first">
      <div className="grid grid-cols-2 items-end gap-3 px-[4%]">
        <Face {...left} />
        <Face {...right} />
      </div>
      <figcaption className="grid grid-cols-3 grid-rows-2 leading-tight tabular-nums">
        <p className={`${BAR} col-end-3 row-start-1 bg-band-you pl-4 text-on-ink`}>
          <b className={FIGURE}>{left.time}</b>
          <span className={`block ${BESIDE}`}>{left.caption}</span>
        </p>
        <p className={`${BAR} col-start-2 col-end-4 row-start-2 bg-band-free pr-4 text-right text-on-time`}>
          <b className={FIGURE}>{right.time}</b>
          <span className={`ml-auto block ${BESIDE}`}>{right.caption}</span>
        </p>
        <p
          className={`col-start-2 row-start-1 row-end-3 grid place-content-center rounded-sm bg-time px-1 text-center font-semibold text-on-time ${SMALL}`}
        >
          <b className={FIGURE}>{hours}</b>
          <Trans>in common</Trans>
        </p>
        <p className={`col-start-1 row-start-2 pt-2 pr-2 text-ink-3 ${SMALL}`}>
          {day}
          <Link
            to={paths.professional(professionalId)}
            className="block min-h-11 md:min-h-6 text-ink-2 underline underline-offset-3"
          >
            {link}
          </Link>
        </p>
      </figcaption>
    </figure>
  );
}

/** Large text stays inside its bar: beyond it, the hours in common would cover it. */
const SMALL = 'text-[min(0.75rem,4.2cqi)]/[1.333]';
const BAR = `col-start-1 rounded-md py-2.5 font-semibold wrap-anywhere ${SMALL}`;
/** Clear of the hours in common, which cover half of a bar and its padding. */
const BESIDE = 'max-w-[calc(50%-1rem)]';
const FIGURE =
  'block font-display text-[min(1.25rem,6.5cqi)]/[1.4] font-bold tracking-tight sm:text-[min(1.5rem,6.5cqi)]/[1.333]';

/** A portrait that stands on the bars. */
function Face({ picture, initials }: ShownMoment['left']) {
  const shape = 'aspect-5/4 w-full rounded-t-lg bg-well md:aspect-square';
  return picture ? (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes="(min-width: 48rem) 16rem, 40vw"
      alt=""
      width={480}
      height={480}
      fetchPriority="high"
      className={`${shape} object-cover object-top`}
    />
  ) : (
    <span
      aria-hidden
      className={`${shape} grid place-items-center font-display text-3xl font-semibold text-ink-3`}
    >
      {initials}
    </span>
  );
}
