/**
 * An XSD pattern in the notation of JavaScript with the flag `v`. It is read sign by sign, because the two notations
 * differ in what a sign means inside and outside of brackets. Source: XML Schema Part 2, appendix F.
 */
export function inJavaScript(pattern: string): string {
  const made = new PatternReader(pattern).whole();
  // A pattern that JavaScript does not know must stop the tool, not a reader of invoices.
  new RegExp(`^(?:${made})$`, 'v');
  return made;
}

const BLOCKS: Readonly<Record<string, string>> = {
  IsBasicLatin: '\\u0000-\\u007F',
  'IsLatin-1Supplement': '\\u0080-\\u00FF',
};

/** Ordinary in XSD, special in JavaScript. */
const ORDINARY = '^$';
/** Special within brackets in JavaScript. */
const IN_BRACKETS = '()[]{}/|-';
/** Two of the same have a meaning within brackets. */
const NEVER_DOUBLED = '&!#$%*+,.:;<=>?@^`~';

class PatternReader {
  private at = 0;
  private readonly signs: readonly string[];

  constructor(pattern: string) {
    this.signs = [...pattern];
  }

  whole(): string {
    let made = '';
    while (this.at < this.signs.length) made += this.sign();
    return made;
  }

  private next(): string {
    const sign = this.signs[this.at];
    if (sign === undefined) throw new Error(`the pattern ${this.signs.join('')} ends too early`);
    this.at += 1;
    return sign;
  }

  private sign(): string {
    const sign = this.next();
    if (sign === '[') return this.brackets();
    if (sign === '\\') return this.escape('[', ']');
    return ORDINARY.includes(sign) ? `\\${sign}` : sign;
  }

  /** After a backslash; classes of several signs stand in `open` and `close`. */
  private escape(open: string, close: string): string {
    const sign = this.next();
    if (sign === 'i') return `${open}\\p{L}_:${close}`;
    if (sign === 'c') return `${open}\\p{L}\\p{N}\\-._:${close}`;
    if (sign === 'p' || sign === 'P') return this.property(sign, open, close);
    // Outside brackets JavaScript has no escape for it.
    return sign === '-' && open !== '' ? '-' : `\\${sign}`;
  }

  private property(kind: string, open: string, close: string): string {
    const end = this.signs.indexOf('}', this.at);
    const name = this.signs.slice(this.at + 1, end).join('');
    this.at = end + 1;
    const block = BLOCKS[name];
    if (block !== undefined && kind === 'p') return `${open}${block}${close}`;
    if (name.startsWith('Is')) throw new Error(`the block ${name} is not known`);
    return `\\${kind}{${name}}`;
  }

  /** After `[`, up to its `]`. */
  private brackets(): string {
    let made = '';
    let before = '';
    if (this.signs[this.at] === '^') made += this.next();
    for (;;) {
      const sign = this.next();
      if (sign === ']') return `[${made}]`;
      if (sign === '-' && this.signs[this.at] === '[') {
        this.at += 1;
        const less = this.brackets();
        if (this.next() !== ']') throw new Error(`the pattern ${this.signs.join('')} goes on after a subtraction`);
        return `[[${made}]--${less}]`;
      }
      const isRange = sign === '-' && made !== '' && made !== '^' && this.signs[this.at] !== ']';
      if (isRange) made += '-';
      else if (sign === '\\') made += this.escape('', '');
      else made += IN_BRACKETS.includes(sign) || (sign === before && NEVER_DOUBLED.includes(sign)) ? `\\${sign}` : sign;
      before = sign;
    }
  }
}
