import type { Ground } from '../../core/rules/citation.ts';
import type { Constraint, Guard } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { CodeDefinition, LocalText } from '../../core/tax/definitions.ts';
import { alphanumericCode } from '../../core/text/code.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import type { Message } from '../../core/messages/message.ts';
import { regimeMessages } from './messages.ts';

/** A number of a company or person in a register of the country, besides the tax number. */
export interface RegisterNumber {
  /** `type` of its identities. */
  readonly code: string;
  readonly name: LocalText;
  readonly desc: LocalText;
  /** Brings a code into the register's notation. */
  readonly normalise: (code: string) => string;
  /** Form of a normalised code, and its check digits if two sources give the algorithm. */
  readonly isValid: (code: string) => boolean;
  /** The name of the number with its article: "a Czech IČO". */
  readonly form: string;
  readonly say: string;
  readonly ground: Ground;
}

export interface RegisterParts {
  readonly identities: readonly CodeDefinition[];
  readonly normaliser: Normaliser;
  readonly rules: TypeRules;
}

type NumberRow = {
  readonly on: 'identities[]';
  readonly when: Guard<Identity>;
  readonly at: 'code';
  readonly must: Constraint;
  readonly say: string;
} & Ground;

/** Whether the identity carries the number: it has its type, and no other country. */
function carries({ type, country }: Identity, { code }: RegisterNumber, here: string): boolean {
  return type === code && (country === undefined || country === '' || country === here);
}

/**
 * Everything a regime needs to list, normalise and judge its register numbers: rules `ASSAY-<country>-ORG-PARTY-01` and
 * so on, in order. A number of this type with another `country` is not checked, nor are identities outside parties,
 * where the type may mean something else.
 */
export function registerNumbers(country: string, numbers: readonly RegisterNumber[]): RegisterParts {
  const written = (identity: Identity): Identity => {
    const code =
      numbers.find((number) => carries(identity, number, country))?.normalise(identity.code) ?? identity.code;
    return code === identity.code ? identity : { ...identity, code };
  };
  return {
    identities: numbers.map(({ code, name, desc }) => ({ code, name, desc })),
    normaliser: defineNormaliser<Party>(Party, (party) => {
      const identities = party.identities?.map(written);
      return identities?.some((identity, place) => identity !== party.identities?.[place])
        ? { ...party, identities }
        : party;
    }),
    rules: defineRules(
      Party,
      `${country}-ORG-PARTY`,
      Object.fromEntries(numbers.map((number, place) => [`0${place + 1}`, rowOf(country, number)])),
      { own: true },
    ),
  };
}

function rowOf(country: string, number: RegisterNumber): NumberRow {
  const { code, form, isValid, say, ground } = number;
  return {
    on: 'identities[]',
    when: when<Identity>(identityWords(code, country), (identity) => carries(identity, number, country)),
    at: 'code',
    must: satisfy<string>(`be ${form}`, isValid),
    say,
    ...ground,
  };
}

/** `an ACN`, `an RCS`, `a REG`: by pronunciation; a code without vowels is spelled out. */
function identityWords(code: string, country: string): Message {
  const beginsWithVowel = /^(?:[AEIO]|[FHLMNRSX][^AEIOU]*$)/.test(code);
  return regimeMessages[beginsWithVowel ? 'isIdentityAn' : 'isIdentityA']({ code, country });
}

/** Only capitals and digits, without country prefix. */
export function withoutCountry(country: string): (code: string) => string {
  return (code) => {
    const plain = alphanumericCode(code);
    return plain.startsWith(country) ? plain.slice(country.length) : plain;
  };
}
