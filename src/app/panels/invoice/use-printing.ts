import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Known before the browser lays it out for printing. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);
  // In the same moment as the page appears: whoever prints at once must not get an empty page.
  useLayoutEffect(() => {
    const paper = matchMedia('print');
    const follow = (now: boolean) => {
      flushSync(() => {
        setPrinting(now);
      });
    };
    const turn = () => {
      follow(paper.matches);
    };
    const begin = () => {
      follow(true);
    };
    paper.addEventListener('change', turn);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', turn);
    return () => {
      paper.removeEventListener('change', turn);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', turn);
    };
  }, []);
  return isPrinting;
}
