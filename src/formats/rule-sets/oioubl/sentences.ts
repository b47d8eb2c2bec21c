/** Conditions of paths, `[ID=63|VAT][!Name]`, as text: `ID is 63 or VAT and there is no Name`. */
export function conditionsInWords(conditions: string): string {
  return conditions.slice(1, -1).split('][').map(inWords).join(' and ');
}

function inWords(written: string): string {
  const [, none = '', path = '', other = '', texts] = /^(!?)([^!=]+)(?:(!?)=(.*))?$/.exec(written) ?? [];
  const name = path === '.' ? 'this' : path;
  if (texts === undefined) return none === '' ? `there is ${name}` : `there is no ${name}`;
  const isNot = (none === '!') !== (other === '!');
  const what = texts === '' ? 'empty' : texts.split('|').join(' or ');
  return `${name} is ${isNot ? 'not ' : ''}${what}`;
}
