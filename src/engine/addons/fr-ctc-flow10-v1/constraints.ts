import type { Constraint } from '../../core/rules/constraint.ts';
import { judge } from '../../core/rules/constraint.ts';
import type { Percentage } from '../../core/num/percentage.ts';
import type { Party } from '../../documents/org/party.ts';
import { schemeOf, SIREN_SCHEME } from '../shared/french-party.ts';
import { VAT_NUMBER_SCHEME } from './normalisers.ts';

/** Reportable rates, current or of earlier years. Source: external specifications, G1.24. */
const RATES: readonly number[] = [0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6];

/** An absent percentage passes. */
export function isReportedRate(percent: Percentage | undefined): boolean {
  return percent === undefined || RATES.includes(Number(percent.toString().replace('%', '')));
}

export const haveSiren: Constraint = judge<Party>('have a SIREN', (party) =>
  (party?.identities ?? []).some((entry) => entry.type === 'SIREN' || schemeOf(entry) === SIREN_SCHEME),
);

/** SIREN, VAT number of another member state, foreign number, RIDET and TAHITI. */
const LEGAL_SCHEMES = [SIREN_SCHEME, VAT_NUMBER_SCHEME, '0227', '0228', '0229'];

function legalSchemeOf({ identities = [] }: Party): string {
  const legal = identities.find((entry) => entry.scope === 'legal' && schemeOf(entry) !== '');
  const other = identities.find((entry) => LEGAL_SCHEMES.includes(schemeOf(entry)));
  return schemeOf(legal ?? other ?? { code: '' });
}

export const haveLegalScheme: Constraint = judge<Party>(
  `have a legal identity of scheme ${LEGAL_SCHEMES.join(', ')}`,
  (party) => party !== undefined && LEGAL_SCHEMES.includes(legalSchemeOf(party)),
  {
    kind: 'present',
    like: { identities: [{ type: 'SIREN', scope: 'legal', code: '', ext: { 'iso-scheme-id': SIREN_SCHEME } }] },
  },
);

export const haveTaxCodeOfScheme: Constraint = judge<Party>(
  'have a tax code if it is identified by SIREN or VAT number',
  (party) => !party || ![SIREN_SCHEME, VAT_NUMBER_SCHEME].includes(legalSchemeOf(party)) || Boolean(party.tax_id?.code),
  { kind: 'present', like: { tax_id: { country: '', code: '' } } },
);
