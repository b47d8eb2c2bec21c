import type { Choice } from '../../core/schema/fields.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { defineString } from '../../core/schema/scalar-type.ts';
import { documentMessages } from '../messages.ts';

/** The tax regimes of the format, by main country code. */
export const regimeChoices: readonly Choice[] = [
  { value: 'AE', title: 'United Arab Emirates' },
  { value: 'AR', title: 'Argentina' },
  { value: 'AT', title: 'Austria' },
  { value: 'BE', title: 'Belgium' },
  { value: 'BR', title: 'Brazil' },
  { value: 'CA', title: 'Canada' },
  { value: 'CH', title: 'Switzerland' },
  { value: 'CO', title: 'Colombia' },
  { value: 'DE', title: 'Germany' },
  { value: 'DK', title: 'Denmark' },
  { value: 'EL', title: 'Greece' },
  { value: 'ES', title: 'Spain' },
  { value: 'FI', title: 'Finland' },
  { value: 'FR', title: 'France' },
  { value: 'GB', title: 'United Kingdom' },
  { value: 'IE', title: 'Ireland' },
  { value: 'IN', title: 'India' },
  { value: 'IT', title: 'Italy' },
  { value: 'MX', title: 'Mexico' },
  { value: 'NL', title: 'The Netherlands' },
  { value: 'NO', title: 'Norway' },
  { value: 'PL', title: 'Poland' },
  { value: 'PT', title: 'Portugal' },
  { value: 'SA', title: 'Kingdom of Saudi Arabia' },
  { value: 'SE', title: 'Sweden' },
  { value: 'SG', title: 'Singapore' },
  { value: 'US', title: 'United States of America' },
];

/** A tax regime by country code. If empty, filled in from the supplier's tax identity. */
export const regimeCode = defineString('tax/regime-code', {
  about: 'The tax regime a document follows, by country code.',
  words: documentMessages.aRegimeCode,
  schema: { type: 'string' },
  definition: () => ({ type: 'string', oneOf: regimeChoices.map(choiceSchema) }),
});
