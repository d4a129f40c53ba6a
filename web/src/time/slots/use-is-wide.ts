import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least so many pixels wide; follows its changes. */
export function useIsWide(frame: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setIsWide(element.clientWidth >= pixels);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, pixels]);
  return isWide;
}
