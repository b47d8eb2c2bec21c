import { useAskingDestination } from '../api/use-asking-destination.ts';

/** Asks for the destination of the active document; renders nothing. */
export function AskingDestination() {
  useAskingDestination();
  return null;
}
