/** The maximum used for a repetition without an upper limit. */
const OFTEN = 3;

/**
 * A text that a simple pattern accepts, such as `12345` for `^\d{5}$`: the first of each choice, and each part as few
 * times as allowed. Undefined if the pattern has parts that this code does not know, or rejects the result.
 */
export function exampleOf(pattern: string): string | undefined {
  const example = new Sample(pattern).whole();
  return example !== undefined && accepts(pattern, example) ? example : undefined;
}

export function accepts(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    try {
      return new RegExp(pattern).test(text);
    } catch {
      return false;
    }
  }
}

class Sample {
  readonly #pattern: string;
  #at = 0;
  /** Digits are counted up, so that an example looks like a number. */
  #digits = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  whole(): string | undefined {
    try {
      const text = this.#choice();
      return this.#at === this.#pattern.length ? text : undefined;
    } catch {
      return undefined;
    }
  }

  #choice(): string {
    let text = this.#sequence();
    while (this.#pattern[this.#at] === '|') {
      this.#at++;
      const other = this.#sequence();
      text ||= other;
    }
    return text;
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const from = this.#at;
      const digits = this.#digits;
      let part = this.#atom();
      const after = this.#at;
      const times = this.#times();
      if (times === 0) {
        part = '';
        this.#digits = digits;
      }
      const end = this.#at;
      // Evaluated anew for each repetition, so that the digits count on.
      for (let i = 1; i < times; i++) {
        this.#at = from;
        part += this.#atom();
        this.#at = after;
      }
      this.#at = end;
      text += part;
    }
    return text;
  }

  #atom(): string {
    const sign = this.#pattern[this.#at++] ?? '';
    switch (sign) {
      case '^':
      case '$':
        return '';
      case '.':
        return 'x';
      case '[':
        return this.#class();
      case '(': {
        if (this.#pattern.startsWith('?:', this.#at)) this.#at += 2;
        else if (this.#pattern[this.#at] === '?') throw new Error('not understood');
        const text = this.#choice();
        if (this.#pattern[this.#at++] !== ')') throw new Error('not closed');
        return text;
      }
      case '\\':
        return this.#escaped();
      case '*':
      case '+':
      case '?':
      case '{':
        throw new Error('not understood');
      default:
        return sign;
    }
  }

  #escaped(): string {
    const sign = this.#pattern[this.#at++] ?? '';
    if (sign === 'd') return this.#digit('0123456789');
    if (sign === 'w') return 'x';
    if (sign === 's') return ' ';
    if (/[a-z0-9]/i.test(sign)) throw new Error('not understood');
    return sign;
  }

  /** The first character of a class; for digits, the next one in it. */
  #class(): string {
    if (this.#pattern[this.#at] === '^') throw new Error('not understood');
    let signs = '';
    while (this.#pattern[this.#at] !== ']') {
      let sign = this.#pattern[this.#at++];
      if (sign === undefined) throw new Error('not closed');
      if (sign === '\\') {
        const next = this.#pattern[this.#at++] ?? '';
        if (next === 'd') {
          signs += '0123456789';
          continue;
        }
        if (/[a-z0-9]/i.test(next)) {
          signs += next === 's' ? ' ' : '';
          continue;
        }
        sign = next;
      }
      const last = this.#pattern[this.#at + 1];
      if (this.#pattern[this.#at] === '-' && last !== undefined && last !== ']') {
        this.#at += 2;
        for (let code = sign.charCodeAt(0); code <= last.charCodeAt(0); code++) signs += String.fromCharCode(code);
      } else signs += sign;
    }
    this.#at++;
    const digits = signs.replace(/\D/g, '');
    const letters = signs.replace(/\d/g, '');
    return letters === '' || /^[^A-Za-z]*$/.test(letters)
      ? this.#digit(digits || signs)
      : (/[A-Za-z]/.exec(letters)?.[0] ?? '');
  }

  #digit(among: string): string {
    this.#digits++;
    const wanted = String(this.#digits % 10);
    return among.includes(wanted) ? wanted : (among[0] ?? '');
  }

  /** The number of repetitions of the preceding part. */
  #times(): number {
    const rest = this.#pattern.slice(this.#at);
    const counted = /^\{(\d+)(?:(,)(\d*))?\}\??/.exec(rest);
    if (counted) {
      this.#at += counted[0].length;
      const least = Number(counted[1]);
      return least > 0 || !counted[3]
        ? Math.max(least, counted[2] === undefined ? least : Math.min(OFTEN, least || OFTEN))
        : Math.min(OFTEN, Number(counted[3]));
    }
    const sign = rest[0];
    if (sign === '*' || sign === '?') {
      this.#at += rest[1] === '?' ? 2 : 1;
      return 0;
    }
    if (sign === '+') {
      this.#at += rest[1] === '?' ? 2 : 1;
      return OFTEN;
    }
    return 1;
  }
}
