import type { Ground } from '../../core/rules/citation.ts';
import type { Constraint, Guard } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import type { RuleSet } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { CodeDefinition, LocalText } from '../../core/tax/definitions.ts';
import { alphanumericCode } from '../../core/text/code.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import type { Message } from '../../core/messages/message.ts';
import { regimeMessages } from './messages.ts';

/** A number by which a register of the country knows a company or a person, beside that of the tax. */
export interface RegisterNumber {
  /** `type` of the identities that carry it. */
  readonly code: string;
  readonly name: LocalText;
  readonly desc: LocalText;
  /** Brings a code into the form in which the register writes it. */
  readonly normalise: (code: string) => string;
  /** Form of a normalised code, and its check digits where two sources say how they are found. */
  readonly isValid: (code: string) => boolean;
  /** The number in words: "a Czech IČO". */
  readonly form: string;
  readonly say: string;
  readonly ground: Ground;
}

export interface RegisterParts {
  readonly identities: readonly CodeDefinition[];
  readonly normaliser: Normaliser;
  readonly rules: RuleSet;
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
 * What a regime has to have its numbers of registers listed, written as the registers do and judged: rules `ASSAY-<country>-ORG-PARTY-01` and so on
 * in the order of the numbers. A number of another country under the same type, which the identity's `country` tells, is left alone, and so are
 * identities of anything but parties, where the type may mean something else.
 */
export function registerNumbers(country: string, numbers: readonly RegisterNumber[]): RegisterParts {
  const written = (identity: Identity): Identity => {
    const code = numbers.find((one) => carries(identity, one, country))?.normalise(identity.code) ?? identity.code;
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

/** `an ACN`, `an RCS`, `a REG`: after how the code is said; one without vowels is spelled out. */
function identityWords(code: string, country: string): Message {
  const beginsWithVowel = /^(?:[AEIO]|[FHLMNRSX][^AEIOU]*$)/.test(code);
  return regimeMessages[beginsWithVowel ? 'isIdentityAn' : 'isIdentityA']({ code, country });
}

/** Capitals and digits alone, without the country in front. */
export function withoutCountry(country: string): (code: string) => string {
  return (code) => {
    const plain = alphanumericCode(code);
    return plain.startsWith(country) ? plain.slice(country.length) : plain;
  };
}
