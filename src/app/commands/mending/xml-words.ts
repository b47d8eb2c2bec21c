import { panelsTexts } from '../../texts/en/panels.ts';

/** Elements whose name says too little without that of the element around them. */
const BARE_ELEMENTS: ReadonlySet<string> = new Set(['ID', 'Name', 'CompanyID', 'Percent', 'Amount', 'ChargeAmount']);

/** `/Invoice[1]/BuyerReference[1]` in words: `Buyer reference`. */
export function elementWords(path: string): string {
  const names = path.split('/').map((step) => step.replace(/^@|\[\d+\]$/g, ''));
  const name = names.at(-1) ?? '';
  const around = names.at(-2) ?? '';
  return BARE_ELEMENTS.has(name) && names.length > 3 ? panelsTexts.within(spaced(around), spaced(name)) : spaced(name);
}

/** `NIP`, `IVA`: in capital letters they are known. */
const ABBREVIATION = /^[A-Z]{2,}$/;

function spaced(name: string): string {
  const parts = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/ID$/, 'identifier')
    .split(' ');
  const words = parts.map((part) => (ABBREVIATION.test(part) ? part : part.toLowerCase())).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Messages whose last sentence says where in the XML something is to be added. */
const ADVISING = /^xml-rule\.\w+Add$/;
/** Messages of the schema that name elements without their prefix. */
const OF_ELEMENTS =
  /^structure\.(?:unknown|belongs|missing|onlyOnce|tooMany$|tooOften|notAtEnd|notHere|move|remove$|insertEmpty)/;

/** The title of a fix of XML: it is no text with code in it. */
export function xmlTitle(title: string, phrase = '', element?: unknown): string {
  const name = phrase === 'xml-rule.writeValue' && typeof element === 'string' ? element : undefined;
  const named = name === undefined ? title : title.replace(name, () => spaced(name.replaceAll(/[`@]/g, '')));
  return xmlInWords(named, phrase).replaceAll('`', '');
}

/** A message about XML for who does not read XML: without ids of terms and places, and with elements in words. */
export function xmlInWords(text: string, phrase = ''): string {
  if (!/^(?:xml-rule|structure)\./.test(phrase)) return text;
  const sentence = ADVISING.test(phrase) ? text.replace(/(\.) .*$/s, '$1') : text;
  const plain = sentence
    .replaceAll(/ \((?:B[TG]-[\d-]+(?:, `[^`]*`)?|`[^`]*`)\)/g, '')
    .replaceAll(/`(?:[\w:]+\/)*@?\w+:(\w+)`/g, (_, name: string) => spaced(name));
  return OF_ELEMENTS.test(phrase) ? plain.replaceAll(/`@?(\w+)`/g, (_, name: string) => spaced(name)) : plain;
}
