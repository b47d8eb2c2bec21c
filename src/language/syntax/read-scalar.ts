import { isJsonNumber } from './scan-json.ts';
import type { Report, Token } from './scan-json.ts';
import type { NumberNode, ValueNode } from './tree.ts';
import { titled, worded } from '../../engine/values.ts';
import { syntaxMessages } from './messages.ts';

const LITERALS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
// Each character has only one possible reading, so a long run of zeros is scanned once.
const NUMERAL = /^[+-]?[0-9]*(?:\.[0-9]*)?$/;

/** Reads an unquoted number; in an object, a comma between digits can only be a decimal comma. */
export function readNumber(text: string, token: Token, inObject: boolean, report: Report): NumberNode | ValueNode {
  const { start } = token;
  if (inObject) {
    const comma = /^[0-9]+(?:[.\s][0-9]{3})*,[0-9]+(?=\s*(?:[,}\]\n\r]|$))/.exec(text.slice(start, start + 40))?.[0];
    if (comma !== undefined) {
      const end = start + comma.length;
      const written = comma.replace(/[.\s]/g, '').replace(',', '.');
      report({
        code: 'ASSAY-SYNTAX-NUMBER',
        ...worded('message', syntaxMessages.notNumber({ number: comma, written })),
        start,
        end,
        fix: { ...titled(syntaxMessages.writeText({ written })), edits: [{ start, end, text: `"${written}"` }] },
      });
      return { kind: 'number', text: written, start, end };
    }
  }
  const { end, value } = token;
  if (isJsonNumber(value)) return { kind: 'number', text: value, start, end };
  const digits = NUMERAL.test(value) ? tidyNumeral(value) : undefined;
  if (digits === undefined || !isJsonNumber(digits)) return readWord(text, token, report);
  report({
    code: 'ASSAY-SYNTAX-NUMBER',
    ...worded('message', syntaxMessages.notJsonNumber({ value: shorten(value), digits: shorten(digits) })),
    start,
    end,
    fix: { ...titled(syntaxMessages.writeValue({ digits: shorten(digits) })), edits: [{ start, end, text: digits }] },
  });
  return { kind: 'number', text: digits, start, end };
}

/** Reads a bare word: one of the three literals, or text without quotes, up to the end of the entry. */
export function readWord(text: string, token: Token, report: Report): ValueNode {
  const { start } = token;
  const literal = LITERALS.get(token.value);
  if (literal !== undefined) return { kind: 'literal', value: literal, start, end: token.end };
  const known = LITERALS.get(token.value.toLowerCase());
  const nothing = ['None', 'nil', 'undefined', 'NaN'].includes(token.value);
  if (known !== undefined || nothing) {
    const value = known ?? null;
    report({
      code: 'ASSAY-SYNTAX-VALUE',
      ...worded('message', syntaxMessages.jsonWrites({ value: String(value), token: token.value })),
      start,
      end: token.end,
      fix: {
        ...titled(syntaxMessages.writeValue({ digits: String(value) })),
        edits: [{ start, end: token.end, text: String(value) }],
      },
    });
    return { kind: 'literal', value, start, end: token.end };
  }
  const rest = /^[^,{}[\]"\n\r]*/.exec(text.slice(start))?.[0].trimEnd() ?? '';
  const value = rest.length > 0 ? rest : token.value;
  const end = start + value.length;
  report({
    code: 'ASSAY-SYNTAX-QUOTE',
    ...worded('message', syntaxMessages.needsQuotes({ value: shorten(value) })),
    start,
    end,
    fix: { ...titled(syntaxMessages.putInQuotes), edits: [{ start, end, text: JSON.stringify(value) }] },
  });
  return { kind: 'string', value, start, end };
}

// Without a plus sign and leading zeros, and with a digit on both sides of the point.
function tidyNumeral(numeral: string): string {
  const digits = numeral.replace(/^[+-]?0*/, '');
  const padded = digits.startsWith('.') || digits === '' ? `0${digits}` : digits;
  const whole = padded.endsWith('.') ? padded.slice(0, -1) : padded;
  return numeral.startsWith('-') ? `-${whole}` : whole;
}

function shorten(value: string): string {
  return value.length > 40 ? `${value.slice(0, 39)}…` : value;
}
