import { useEffect, useMemo, useState } from 'react';
import { indexTrace } from '../api/trace-index.ts';
import { useTrace } from '../api/use-trace.ts';
import { useLightPlaces } from './use-light-places.ts';

/**
 * Highlights in the source the values from which the figure under the pointer is calculated. The trace is requested at
 * the first use.
 */
export function useFeeds(): (path: string | undefined) => void {
  const [pointed, point] = useState<string>();
  const [wanted, want] = useState(false);
  const { data } = useTrace(wanted);
  const light = useLightPlaces();
  const index = useMemo(() => indexTrace(data ?? []), [data]);
  useEffect(() => {
    light(pointed === undefined ? [] : [pointed, ...index.sourcesOf(pointed)]);
    return () => {
      light([]);
    };
  }, [pointed, index, light]);
  return (path) => {
    if (path !== undefined) want(true);
    point(path);
  };
}
