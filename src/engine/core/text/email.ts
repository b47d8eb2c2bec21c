/**
 * Whether the text is an e-mail address by govalidator's IsEmail, which other tools of the format use: an RFC 5322
 * dot-atom, and a domain with at least one dot whose last label has no digit at either end. A quoted local part is
 * refused (that test accepts none of more than one character). Written with splits, because the equivalent pattern
 * backtracks without bound. Empty text is invalid.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && isDotAtom(text.slice(0, at)) && isMailDomain(text.slice(at + 1));
}

/** Non-ASCII letters known to the test (RFC 3987 `ucschar` without the supplementary planes). */
const FOREIGN = '\\u00a0-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\uffef';
const ATOM = new RegExp(`^[a-zA-Z0-9!#$%&'*+\\-/=?^_\`{|}~${FOREIGN}]+$`);
const HOST_LABELS = new RegExp(`^[a-zA-Z0-9\\-._~${FOREIGN}]+$`);
const HOST_EDGE = new RegExp(`[a-zA-Z0-9${FOREIGN}]`);
const LAST_LABEL = new RegExp(`^[a-zA-Z0-9\\-_~${FOREIGN}]+$`);
const LAST_EDGE = new RegExp(`[a-zA-Z${FOREIGN}]`);

function isDotAtom(local: string): boolean {
  return local.split('.').every((atom) => ATOM.test(atom));
}

function isMailDomain(domain: string): boolean {
  const name = domain.endsWith('.') ? domain.slice(0, -1) : domain;
  const dot = name.lastIndexOf('.');
  if (dot < 1) return false;
  const labels = name.slice(0, dot);
  const last = name.slice(dot + 1);
  return HOST_LABELS.test(labels) && hasEdges(labels, HOST_EDGE) && LAST_LABEL.test(last) && hasEdges(last, LAST_EDGE);
}

function hasEdges(text: string, edge: RegExp): boolean {
  return edge.test(text.charAt(0)) && edge.test(text.charAt(text.length - 1));
}
