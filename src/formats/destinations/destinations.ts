import { DESTINATIONS_BY_ADDON } from './by-addon.ts';
import type { Destination } from './destination.ts';
import { WRITTEN_DESTINATIONS } from './written.ts';

/** EN 16931 itself, which every public buyer in the Union accepts; used if nothing more specific is known. */
const en16931: Destination = {
  key: 'en16931',
  name: 'EN 16931',
  authority: 'CEN/TC 434',
  url: 'https://ec.europa.eu/digital-building-blocks/sites/display/DIGITAL/eInvoicing',
  addons: ['eu-en16931-v2017'],
  profiles: ['en16931'],
  formats: ['ubl', 'cii'],
  left: ['network'],
};

/** Every destination, more specific ones first. Only those listed here exist. */
export const DESTINATIONS: readonly Destination[] = [...WRITTEN_DESTINATIONS, ...DESTINATIONS_BY_ADDON, en16931];

export const destinationByKey = (key: string): Destination | undefined =>
  DESTINATIONS.find((destination) => destination.key === key);

/** The rule sets by which the destination of a profile accepts its XML, if they are not those of the profile. */
export const acceptedBy = (profile: string): Destination['sets'] =>
  DESTINATIONS.find(({ profiles }) => profiles?.[0] === profile)?.sets;
