import { currencyPeriod } from '../codelists/currencies.ts';
import { Findings } from '../core/faults/findings.ts';
import type { Fault, Fix } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { Message } from '../core/messages/message.ts';
import { titled } from '../core/messages/message.ts';
import { findRate, lawKnownSince, lawOn, valueOn } from '../core/tax/rates.ts';
import type { EngineCore } from '../engine-core.ts';
import { remark } from './lint.ts';
import { operationMessages } from './messages.ts';

/**
 * Warnings about the day of a calculated document: a currency that was none on it, and named rates whose percentage on
 * it is another one by law or is not known. `document` is a document or an envelope.
 */
export function lintDays(engine: EngineCore, document: JsonObject): readonly Fault[] {
  const inner = document['doc'];
  const [content, at] = isJsonObject(inner) ? [inner, '$.doc'] : [document, '$'];
  const issued = textIn(content, 'issue_date');
  const day = textIn(content, 'value_date') ?? issued;
  const found = new Findings('lint');
  if (issued !== undefined) lintCurrency(content, at, issued, found);
  if (day !== undefined) {
    lintTaxes(content, at, { engine, day, country: textIn(content, '$regime') ?? '' }, found);
  }
  return found.faults;
}

function lintCurrency(content: JsonObject, at: string, day: string, found: Findings): void {
  const code = textIn(content, 'currency') ?? '';
  const { first, last, next } = currencyPeriod(code) ?? {};
  const message =
    last !== undefined && day > last
      ? operationMessages.currencyEnded({ code, last, next: next ?? '' })
      : first !== undefined && day < first
        ? operationMessages.currencyBegins({ code, first })
        : undefined;
  if (message) found.add(remark('CURRENCY', `${at}.currency`, message, code));
}

interface Place {
  readonly engine: EngineCore;
  readonly day: string;
  /** Of the document; a tax may name another. */
  readonly country: string;
}

function lintTaxes(value: Json, path: string, place: Place, found: Findings): void {
  if (Array.isArray(value)) {
    value.forEach((item: Json, index) => {
      if (typeof item === 'object') lintTaxes(item, `${path}[${index}]`, place, found);
    });
    return;
  }
  if (!isJsonObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    if (name === 'taxes' && Array.isArray(item)) {
      item.forEach((combo: Json, index) => {
        if (isJsonObject(combo)) lintCombo(combo, `${path}.${name}[${index}]`, place, found);
      });
    } else if (typeof item === 'object') lintTaxes(item, `${path}.${name}`, place, found);
  }
}

function lintCombo(combo: JsonObject, at: string, { engine, day, country }: Place, found: Findings): void {
  const name = textIn(combo, 'rate');
  if (name === undefined) return;
  const home = textIn(combo, 'country') ?? country;
  const category = engine.knowledge.category(home, textIn(combo, 'cat') ?? '');
  const rate = category && findRate(category, textIn(combo, 'key') ?? '', name);
  if (!rate) return;
  const ext = combo['ext'] as Readonly<Record<string, string>> | undefined;
  const charged = valueOn(rate, day, ext);
  if (!charged) return;
  const path = `${at}.rate`;
  const add = (message: Message, fixes: readonly Fix[] = []) => {
    if (found.isFull) found.leaveOut(1);
    else found.add(remark('RATE-DAY', path, message, name, { fixes }));
  };
  const law = lawOn(rate, day, ext);
  if (law) {
    const [given, percent] = [charged.percent.toString(), law.percent.toString()];
    if (given !== percent) {
      add(operationMessages.otherRateByLaw({ rate: name, day, percent, given }), [statePercent(at, percent)]);
    }
    return;
  }
  // Values with a first day are known from it on, unless the law says otherwise.
  const since =
    lawKnownSince(rate) ?? (charged.since === undefined ? engine.knowledge.regime(home)?.known?.since : undefined);
  if (since !== undefined && day < since) add(operationMessages.rateKnownSince({ rate: name, day, since }));
}

/** A stated percentage stands; a rate would overwrite it. */
function statePercent(at: string, percent: string): Fix {
  return {
    ...titled(operationMessages.write({ after: percent })),
    safe: false,
    edits: [
      { op: 'remove', path: `${at}.rate` },
      { op: 'add', path: `${at}.percent`, value: percent },
    ],
  };
}

function textIn(object: JsonObject, name: string): string | undefined {
  const value = object[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
