import { useAskingDestination } from '../api/use-asking-destination.ts';

/** Asks where the active document goes; shows nothing itself. */
export function AskingDestination() {
  useAskingDestination();
  return null;
}
