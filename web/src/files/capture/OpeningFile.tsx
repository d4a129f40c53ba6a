import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

interface Props<T extends object> {
  file: File;
  /** What the browser makes of it, or why it can't be used and what to do. The same function at each rendering. */
  open: (file: File) => Promise<T | { refusal: string }>;
  onOpened: (opened: T) => void;
  onBack: () => void;
  /** The shape of what comes, while it's opened. */
  className: string;
  /** What the button says that leads back. */
  back: ReactNode;
}

/** Looks at a chosen file before anything of it is sent. */
export function OpeningFile<T extends object>({ file, open, onOpened, onBack, className, back }: Props<T>) {
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void open(file).then((opened) => {
      if (isGone) return;
      if ('refusal' in opened) setRefusal(opened.refusal);
      else onOpened(opened);
    });
    return () => {
      isGone = true;
    };
  }, [file, open, onOpened]);
  if (refusal === null) return <Skeleton className={`${className} w-full rounded-lg`} />;
  return (
    <div className="grid justify-items-start gap-4">
      <FormMessage message={refusal} />
      <Button kind="quiet" onClick={onBack}>
        {back}
      </Button>
    </div>
  );
}
