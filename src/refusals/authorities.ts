import { ACCESS_POINTS } from './authorities/access-points/access-points.ts';
import { AEAT } from './authorities/aeat/aeat.ts';
import { CDAR } from './authorities/cdar/cdar.ts';
import { EN16931, KOSIT } from './authorities/en16931/en16931.ts';
import { KSEF } from './authorities/ksef/ksef.ts';
import { NAV } from './authorities/nav/nav.ts';
import { PARSERS } from './authorities/parsers/parsers.ts';
import { PEPPOL, PEPPOL_IMR, PEPPOL_MLS } from './authorities/peppol/peppol.ts';
import { RULE_SET_RECEIVERS } from './authorities/rule-sets/rule-sets.ts';
import { SAT } from './authorities/sat/sat.ts';
import { SDI } from './authorities/sdi/sdi.ts';
import { ZATCA } from './authorities/zatca/zatca.ts';
import { withOwnRules } from './own-rules.ts';
import type { Authority, RefusalCode } from './refusal-code.ts';

/** Every supported authority. If a text fits two equally well, the first one wins. */
export const AUTHORITIES: readonly Authority[] = [
  KSEF,
  SDI,
  AEAT,
  SAT,
  NAV,
  ZATCA,
  CDAR,
  PEPPOL_MLS,
  PEPPOL_IMR,
  ...RULE_SET_RECEIVERS,
  PEPPOL,
  KOSIT,
  ACCESS_POINTS,
  EN16931,
  PARSERS,
].map(withOwnRules);

const byKey = new Map(AUTHORITIES.map((authority) => [authority.key, authority]));

export const authorityByKey = (key: string): Authority | undefined => byKey.get(key.toLowerCase());

let everyCode: ReadonlyMap<string, readonly Authority[]> | undefined;

/** The authorities that use a code, in any case. */
export function authoritiesWith(code: string): readonly Authority[] {
  if (!everyCode) {
    const index = new Map<string, Authority[]>();
    for (const authority of AUTHORITIES)
      for (const name of new Set(authority.codes.map((row) => row.code.toUpperCase())))
        index.set(name, [...(index.get(name) ?? []), authority]);
    everyCode = index;
  }
  return everyCode.get(code.toUpperCase()) ?? [];
}

/** The name of a code's texts: with its kind where the authority's lists use the code several times. */
export const nameOf = (authority: Authority, { code, kind }: RefusalCode): string =>
  codesOf(authority, code).length > 1 ? `${code}.${kind}` : code;

const indexes = new Map<string, ReadonlyMap<string, readonly RefusalCode[]>>();

/** The meanings of an authority's code, in any case; several if it uses the code in several lists. */
export function codesOf(authority: Authority, code: string): readonly RefusalCode[] {
  let index = indexes.get(authority.key);
  if (!index) {
    const rows = new Map<string, RefusalCode[]>();
    for (const row of authority.codes) {
      const name = row.code.toUpperCase();
      rows.set(name, [...(rows.get(name) ?? []), row]);
    }
    index = rows;
    indexes.set(authority.key, index);
  }
  return index.get(code.toUpperCase()) ?? [];
}
