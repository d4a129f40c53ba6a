import { useLingui } from '@lingui/react/macro';
import { Columns2, PictureInPicture2 } from 'lucide-react';
import { RoundButton } from '../call/RoundButton.tsx';
import { type Layout, switchLayout } from './layout.ts';

interface Props {
  layout: Layout;
  /** With single-key shortcuts. */
  hasKeys: boolean;
}

/** Shows both alike, or the other one large. */
export function LayoutButton({ layout, hasKeys }: Props) {
  const { t } = useLingui();
  const isSpeaker = layout === 'speaker';
  return (
    <RoundButton
      small
      label={isSpeaker ? t`Show side by side` : t`Show the other person large`}
      letter={hasKeys ? 'L' : null}
      onClick={switchLayout}
    >
      {isSpeaker ? <Columns2 aria-hidden /> : <PictureInPicture2 aria-hidden />}
    </RoundButton>
  );
}
