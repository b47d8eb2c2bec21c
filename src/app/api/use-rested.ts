import { useEffect, useState } from 'react';

/** Whether a value has stayed the same for this many milliseconds. */
export function useRested(value: unknown, milliseconds: number): boolean {
  const [rested, setRested] = useState<{ readonly value: unknown }>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value }), milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [value, milliseconds]);
  return rested !== undefined && rested.value === value;
}
