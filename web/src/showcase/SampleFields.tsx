import { useLingui } from '@lingui/react/macro';
import { MAX_ALT, MAX_SAMPLE_ABOUT, MAX_SAMPLE_TITLE, MAX_WEB_ADDRESS } from '@parley/contract/limits.ts';
import { ArrowDown, ArrowUp, Link as LinkIcon, X } from 'lucide-react';
import { Thumbnail } from '../files/Thumbnail.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { isPicture, type SampleValue } from './sample-values.ts';

interface Props {
  sample: SampleValue;
  place: number;
  isLast: boolean;
  onChange: (sample: SampleValue) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One work sample: what it's called and shows, its address, and its place. */
export function SampleFields({ sample, place, isLast, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const number = place + 1;
  const field = (label: string, name: 'title' | 'about' | 'alt' | 'url', max: number) => (
    <TextInput
      small
      label={label}
      name={name}
      type={name === 'url' ? 'url' : 'text'}
      dir={name === 'url' ? 'ltr' : 'auto'}
      placeholder={name === 'url' ? 'https://' : undefined}
      maxLength={max}
      value={sample[name]}
      onChange={(text) => onChange({ ...sample, [name]: text })}
      error={undefined}
    />
  );
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 gap-y-3 border-b border-line py-5 first:pt-0 sm:grid-cols-[44px_minmax(0,1fr)_auto]">
      {sample.file ? (
        <Thumbnail file={sample.file} />
      ) : (
        <span className="grid size-11 place-items-center rounded-md bg-well text-ink-3">
          <LinkIcon aria-hidden className="size-5" />
        </span>
      )}
      <div className="grid gap-3">
        {field(t`Title of sample ${number}`, 'title', MAX_SAMPLE_TITLE)}
        {sample.file === null && field(t`Address of sample ${number}`, 'url', MAX_WEB_ADDRESS)}
        {field(t`About sample ${number} (optional)`, 'about', MAX_SAMPLE_ABOUT)}
        {isPicture(sample) && field(t`Describe image ${number} (alt text)`, 'alt', MAX_ALT)}
      </div>
      <div className="col-start-2 flex gap-1.5 self-start sm:col-start-3">
        <IconButton label={t`Move sample ${number} up`} disabled={place === 0} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={t`Move sample ${number} down`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={t`Remove sample ${number}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
