import type { Where } from '../en16931/rules/elements.ts';
import { once } from '../en16931/rules/once.ts';
import type { Syntax } from '../en16931/term-tree.ts';
import type { AnyRow, Check, RowOptions } from '../rules/kit/row.ts';
import { about, at, byElement, checked, exact, warns } from '../rules/kit/verbs.ts';
import { attributeOf, type XmlElement } from '../xml/xml-tree.ts';
import {
  isAustralianNumber,
  isBelgianNumber,
  isDanishNumber,
  isGln,
  isItalianFiscalCode,
  isItalianOffice,
  isItalianVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './identifier-checks.ts';
import { NEW_PARTICIPANT_SCHEMES, OLD_PARTICIPANT_SCHEMES, PARTICIPANT_SCHEMES } from './participant-schemes.codes.ts';
import { normal } from './peppol-rule.ts';

const codesOf = (list: string): readonly string[] => list.split(/\s+/).filter(Boolean);

/** Schemes of electronic addresses in Peppol. */
export const PARTICIPANT_SCHEME_CODES: Readonly<Record<Syntax, ReadonlySet<string>>> = {
  ubl: new Set(codesOf(PARTICIPANT_SCHEMES)),
  cii: new Set(
    codesOf(PARTICIPANT_SCHEMES + OLD_PARTICIPANT_SCHEMES).filter((code) => !NEW_PARTICIPANT_SCHEMES.includes(code)),
  ),
};

/** An identifier with a prescribed form, by its scheme. */
interface Participant {
  readonly id: string;
  readonly scheme: string;
  readonly check: Check;
  readonly options: readonly RowOptions[];
  /** Only for electronic addresses, not for identifiers of parties. */
  readonly addressesOnly: boolean;
  /** The rules of CII were last published before some began. */
  readonly isIn: Syntax | undefined;
}

type Extra = RowOptions | 'addresses only' | Syntax;

const participant = (
  number: string,
  scheme: string,
  kind: string,
  fits: Check['fits'],
  ...extra: readonly Extra[]
): Participant => ({
  id: `PEPPOL-COMMON-R0${number}`,
  scheme,
  check: { kind, fits },
  options: extra.filter((option) => typeof option === 'object'),
  addressesOnly: extra.includes('addresses only'),
  isIn: extra.find((option) => option === 'ubl' || option === 'cii'),
});

const isNumberOf =
  (digits: number) =>
  (text: string): boolean =>
    text.length === digits && /^\d+$/.test(text);

export const isDutchVatNumber = (text: string): boolean => /^NL\d{9}B\d{2}$/.test(text);

/** By the name that each authority gives its numbers. */
export const PARTICIPANTS: readonly Participant[] = [
  participant('40', '0088', 'GLN', isGln),
  participant('41', '0192', 'organisasjonsnummer', isNorwegianNumber),
  participant('42', '0184', 'CVR', isDanishNumber, exact),
  participant('43', '0208', 'KBO/BCE', isBelgianNumber),
  participant('44', '0201', 'codice IPA', isItalianOffice, warns),
  participant('45', '0210', 'codice fiscale', isItalianFiscalCode, warns),
  participant('46', '9907', 'codice fiscale', isItalianFiscalCode, warns, 'addresses only'),
  participant('47', '0211', 'partita IVA', isItalianVatNumber, warns),
  participant('48', '9906', 'partita IVA', isItalianVatNumber, warns, 'addresses only', 'cii'),
  participant('49', '0007', 'organisationsnummer', isSwedishNumber),
  participant('50', '0151', 'ABN', isAustralianNumber),
  participant('52', '0096', 'P-nummer', isNumberOf(10), exact, 'ubl'),
  participant('53', '0198', 'SE-nummer', (text) => /^DK\d{8}$/.test(text), exact, 'ubl'),
  participant('54', '0106', 'KVK', isNumberOf(8), warns, 'ubl'),
  participant('55', '0190', 'OIN', isNumberOf(20), warns, 'ubl'),
  participant('56-1', '9944', 'btw-identificatienummer', isDutchVatNumber, warns, 'ubl'),
  participant('57', '0217', 'vestigingsnummer', isNumberOf(12), warns, 'ubl'),
];

/** The rows of each scheme in a syntax, at its places: these are looked through once for all schemes. */
export function ofScheme(
  syntax: Syntax,
  addresses: Where,
  identifiers: Where,
  isLeftOut?: (id: XmlElement, scheme: string) => boolean,
): readonly (readonly AnyRow[])[] {
  const bySchemes = (where: Where) =>
    once((invoice) => {
      const found = new Map<string, XmlElement[]>();
      for (const id of where(invoice)) {
        const scheme = attributeOf(id, 'schemeID')?.value ?? '';
        const own = found.get(scheme);
        if (own) own.push(id);
        else found.set(scheme, [id]);
      }
      return found;
    });
  const [ofAddresses, ofAll] = [addresses, identifiers].map(bySchemes);
  return PARTICIPANTS.filter(({ isIn }) => isIn === undefined || isIn === syntax).map(
    ({ id, scheme, check, options, addressesOnly }) => {
      const isRight = options.includes(exact) ? check.fits : (text: string) => check.fits(normal(text));
      const by = isLeftOut && byElement((element) => isLeftOut(element, scheme) || isRight(element.text));
      const where = addressesOnly ? ofAddresses : ofAll;
      return at(
        {
          name: `@schemeID ${scheme}`,
          like: `${syntax === 'ubl' ? 'EndpointID' : 'URIID'}[@schemeID=${scheme}]`,
          find: (invoice) => where?.(invoice).get(scheme) ?? [],
        },
        checked(id, '.', check, ...options, about('BT-34', 'BT-49', 'BT-29', 'BT-46', 'BT-30', 'BT-47'), by ?? {}),
      );
    },
  );
}
