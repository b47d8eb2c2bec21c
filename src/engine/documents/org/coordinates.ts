import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { float, text } from '../../core/schema/primitives.ts';

export const Coordinates = defineType('org/coordinates', {
  about: 'A point on the map, given in one or more of the supported notations.',
  fields: {
    lat: optional(float, 'Latitude in decimal degrees, positive to the north.'),
    lon: optional(float, 'Longitude in decimal degrees, positive to the east.'),
    w3w: optional(text, 'Position as a what3words address: three words joined by dots.'),
    geohash: optional(text, 'Position encoded as a geohash; a longer string is a smaller area.'),
  },
});
export interface Coordinates extends TypeOf<typeof Coordinates> {}
