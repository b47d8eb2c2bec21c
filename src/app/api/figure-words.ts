import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { judgingTexts } from '../texts/en/judging.ts';
import { percent as percentWords } from '../texts/figures.ts';

/** The name of a figure: `Line 2: Brake pads`, `VAT 21.0%`, `Payable`. The path if it has no name. */
export function figureWords(path: string, document: JsonObject | undefined): string {
  const bare = path.replace(/^\$\.(?:doc\.)?/, '');
  const body = isJsonObject(document?.['doc']) ? document['doc'] : document;
  const total = /^totals\.(\w+)$/.exec(bare)?.[1];
  if (bare === 'total') return judgingTexts.total;
  if (total !== undefined) return wordsIn(judgingTexts.totals, total) ?? bare;
  return taxWords(bare, body) ?? rowWords(bare, body) ?? bare;
}

function taxWords(bare: string, body: JsonObject | undefined): string | undefined {
  const [, c, r, member = ''] = /taxes\.categories\[(\d+)\]\.rates\[(\d+)\]\.([\w.]+)$/.exec(bare) ?? [];
  if (c === undefined || r === undefined) return undefined;
  const category = at(body, 'totals', 'taxes', 'categories', Number(c));
  const rate = at(category, 'rates', Number(r));
  const percent = percentWords(
    textOf(at(rate, member.startsWith('surcharge') ? 'surcharge' : 'percent'), 'percent') ?? '',
  );
  const name = [textOf(at(category, 'code')), percent].filter(Boolean).join(' ') || judgingTexts.tax;
  if (member === 'amount') return name;
  if (member === 'base') return judgingTexts.baseOf(name);
  if (member === 'percent') {
    const code = textOf(at(category, 'code'));
    return code === undefined ? judgingTexts.rateOfTheTax : judgingTexts.rateOf(code);
  }
  return member === 'surcharge.amount' ? judgingTexts.surcharge(percent).trim() : undefined;
}

function rowWords(bare: string, body: JsonObject | undefined): string | undefined {
  const [, list = '', index, rest = ''] =
    /^(lines|discounts|charges|payment\.advances)\[(\d+)\](?:\.(.+))?$/.exec(bare) ?? [];
  if (index === undefined) return undefined;
  const number = Number(index) + 1;
  const row = at(body, ...list.split('.'), Number(index));
  if (list === 'lines') {
    const name = textOf(at(row, 'item', 'name'));
    const line = judgingTexts.lineOf(number, name);
    const last = rest.slice(rest.lastIndexOf('.') + 1);
    const inner = /^(discounts|charges)\[(\d+)\]/.exec(rest);
    if (inner)
      return inner[1] === 'discounts'
        ? judgingTexts.discountOfLine(Number(inner[2]) + 1, number)
        : judgingTexts.chargeOfLine(Number(inner[2]) + 1, number);
    if (rest === '' || rest === 'total' || rest === 'sum') return line;
    return judgingTexts.ofLine(capital(wordsIn(judgingTexts.members, last) ?? last), number);
  }
  const what =
    list === 'discounts' ? judgingTexts.discount : list === 'charges' ? judgingTexts.charge : judgingTexts.advance;
  const reason = textOf(at(row, 'reason')) ?? textOf(at(row, 'description'));
  return `${what} ${String(number)}${reason === undefined ? '' : `: ${reason}`}`;
}

function wordsIn(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function at(value: Json | undefined, ...steps: readonly (string | number)[]): Json | undefined {
  return steps.reduce<Json | undefined>((found, step) => {
    if (typeof step === 'number') return Array.isArray(found) ? (found as readonly Json[])[step] : undefined;
    return isJsonObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }, value);
}

function textOf(value: Json | undefined, member?: string): string | undefined {
  const found = member !== undefined && isJsonObject(value) ? value[member] : value;
  return typeof found === 'string' && found !== '' ? found : undefined;
}
