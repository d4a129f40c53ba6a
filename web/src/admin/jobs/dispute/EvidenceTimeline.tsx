import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { FileRow } from '../../../files/FileRow.tsx';
import { useViewerZone } from '../../../platform/zone.ts';
import { dayTimeText } from '../../../time/format.ts';
import type { EvidenceItem } from './evidence-items.ts';

interface Props {
  job: Pick<Job, Side>;
  items: readonly EvidenceItem[];
}

const ROWS = 'grid gap-x-6 md:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)]';
/** Where an item is beside the line of time; what neither side did lies across it. */
const PLACES: Record<Side | 'neither', string> = {
  client: 'md:col-start-1 md:row-start-1',
  professional: 'md:col-start-3 md:row-start-1',
  neither: 'md:col-span-3 md:mt-1 md:text-center',
};
const DOTS: Record<Side | 'neither', string> = {
  client: 'bg-ink',
  professional: 'bg-time',
  neither: 'bg-line-strong',
};

/** The client’s on the left of the line of time, the professional’s on the right; on phones below one another. */
export function EvidenceTimeline({ job, items }: Props) {
  const { t } = useLingui();
  return (
    <>
      <div aria-hidden className={`${ROWS} border-b border-line pb-2.5 text-sm font-semibold max-md:hidden`}>
        <span>{job.client.displayName}</span>
        <span />
        <span>{job.professional.displayName}</span>
      </div>
      <ol
        aria-label={t`Evidence`}
        className="relative pt-4 tabular-nums before:absolute before:top-4 before:bottom-2 before:left-1.25 before:w-px before:bg-line-strong md:before:left-1/2"
      >
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ol>
    </>
  );
}

function Item({ item }: { item: EvidenceItem }) {
  const zone = useViewerZone();
  const { side, at, title, detail, message, file } = item;
  return (
    <li className={`${ROWS} relative pb-6 max-md:pl-6`}>
      <span
        aria-hidden
        className={`absolute top-1.5 left-0 size-2.75 rounded-full ring-4 ring-paper md:left-[calc(50%-5px)] ${DOTS[side ?? 'neither']}`}
      />
      <time
        dateTime={at}
        className="text-sm text-ink-3 md:col-start-2 md:row-start-1 md:mt-5 md:justify-self-center md:bg-paper md:px-1 md:text-center"
      >
        {dayTimeText(at, zone)}
      </time>
      <div className={`min-w-0 ${PLACES[side ?? 'neither']} ${side ? '' : 'md:bg-paper'}`}>
        <p className="font-semibold wrap-anywhere">{title}</p>
        {detail && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{detail}</p>}
        {message !== null && (
          <q dir="auto" className="mt-1 block wrap-anywhere whitespace-pre-line text-ink-2">
            {message}
          </q>
        )}
        {file && (
          <ul className="mt-1">
            <FileRow file={file} />
          </ul>
        )}
      </div>
    </li>
  );
}
