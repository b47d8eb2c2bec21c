import { failure, sentence, success } from '../engine/values.ts';
import { decodeXml } from '../formats/xml/decode-xml.ts';
import {
  AUTHORITIES,
  authorityByKey,
  codesOf,
  conditionsOf,
  explainRefusal,
  meaningOf,
  REFUSAL_LIMITS,
  textsOf,
} from '../refusals/index.ts';
import { requestFault } from './requests/request-fault.ts';
import type { Handlers } from './handler.ts';
import { bytesOf } from './bytes-of.ts';
import { findInDocument } from './find-in-document.ts';
import { ruleBook } from './rule-book.ts';
import { lookupMessages } from '../api/lookup-messages.ts';
import { fileMessages } from '../api/file-messages.ts';

export const refusalHandlers: Handlers<'explainRefusal' | 'listRefusals' | 'getRefusal'> = {
  explainRefusal({ text, data, encoding, document }, scope) {
    const given = text ?? (data === undefined ? undefined : encoding === 'base64' ? textOfFile(data) : data);
    if (given === undefined) {
      const member = data === undefined ? 'text' : 'data';
      const description = data === undefined ? lookupMessages.noText : fileMessages.notBase64;
      return failure('input', sentence(description), [requestFault('TYPE', `request.${member}`, description)]);
    }
    if (given.length > REFUSAL_LIMITS.maxLength) {
      const { maxLength } = REFUSAL_LIMITS;
      const description = lookupMessages.textTooLong({ count: given.length, maxLength });
      return failure('input', sentence(description), [requestFault('SIZE', 'request.text', description)]);
    }
    const report = explainRefusal(given, ruleBook);
    return success(
      document === undefined ? report : { ...report, findings: findInDocument(report.findings, document, scope) },
    );
  },
  listRefusals: () =>
    success({
      authorities: AUTHORITIES.map((authority) => {
        const { key, name, country, codes } = authority;
        return {
          key,
          name,
          ...(country !== undefined && { country }),
          codes: codes.map((row) => ({ code: row.code, kind: row.kind, ...meaningOf(authority, row, ruleBook) })),
        };
      }),
    }),
  getRefusal({ authority: key, code }) {
    const authority = authorityByKey(key);
    if (!authority) return failure('not-found', lookupMessages.noAuthority({ name: key }));
    const rows = codesOf(authority, code);
    if (rows.length === 0) return failure('not-found', lookupMessages.noCode({ authority: authority.name, code }));
    return success({
      codes: rows.map((row) => {
        const { place, rules: own, sentence: _, sentences: __, outcome: ___, severity = 'error', ...facts } = row;
        return {
          ...facts,
          ...textsOf(authority, row, ruleBook),
          severity,
          ...conditionOf(authority.key, row.code),
          authority: authority.key,
          ...(place !== undefined && { properties: [`$.${place.replaceAll(/\.(\*|\d+)(?=\.|$)/g, '[$1]')}`] }),
          ...(own?.[0] !== undefined && { rule: own[0] }),
          sources: authority.sources,
        };
      }),
    });
  },
};

/** The condition of a code, which is named already. */
function conditionOf(key: string, code: string) {
  const condition = conditionsOf(key).get(code);
  if (!condition) return {};
  const { code: _, ...facts } = condition;
  return { condition: facts };
}

/** A file as text: XML declares its encoding, everything else is UTF-8. */
function textOfFile(base64: string): string | undefined {
  const bytes = bytesOf(base64);
  return bytes && decodeXml(bytes).text;
}
