import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';

interface Props {
  message: string;
  look: 'size-11 md:size-9' | 'size-11';
  onPress: () => void;
}

export function MarkReadButton({ message, look, onPress }: Props) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Mark as read: ${message}`}
      title={t`Mark as read`}
      className={`grid shrink-0 place-items-center rounded-full text-ink-3 hover:bg-well hover:text-ink ${look}`}
      onClick={onPress}
    >
      <Check aria-hidden className="size-4" />
    </button>
  );
}
