import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import type { BaseLocationHook } from 'wouter';
import { addressOf, placeHere } from '../state/host-page.ts';

/** Places in the query of the address, for the router: a host of static files has only one page. */
export const useFolderLocation: BaseLocationHook = () => [
  useLocationProperty(placeHere, placeHere),
  (place: string, options?: Parameters<typeof navigate>[1]) => {
    navigate(addressOf(place), options);
  },
];
