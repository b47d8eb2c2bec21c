import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { trimSpace } from '../../core/text/clean-text.ts';
import { alphanumericCode, strictCode, upperCode } from '../../core/text/code.ts';
import { isEmail } from '../../core/text/email.ts';
import { isUrl } from '../../core/text/url.ts';
import { Address } from './address.ts';
import { Inbox } from './inbox.ts';
import { Item } from './item.ts';
import { Telephone } from './telephone.ts';

export const normaliseAddress = defineNormaliser<Address>(Address, (address) => {
  if (!address.state) return address;
  const state = alphanumericCode(address.state);
  return state === address.state ? address : { ...address, state: state || undefined };
});

export const normaliseTelephone = defineNormaliser<Telephone>(Telephone, (telephone) => {
  const num = trimSpace(telephone.num);
  return num === telephone.num ? telephone : { ...telephone, num };
});

/**
 * A code that is an e-mail or web address moves to its own field, unless a scheme or key defines it: participant
 * identifiers may look like hosts. A Peppol code loses its scheme.
 */
export const normaliseInbox = defineNormaliser<Inbox>(Inbox, (inbox) => {
  const { code = '', scheme = '' } = inbox;
  if (scheme !== '' || inbox.key === 'peppol') return withCodes(inbox, scheme, code);
  if (code !== '' && isEmail(code)) return withCodes({ ...inbox, email: code }, scheme, '');
  if (code !== '' && isUrl(code)) return withCodes({ ...inbox, url: code }, scheme, '');
  return withCodes(inbox, scheme, code);
});

const PEPPOL_SCHEME_LENGTH = 4;

function withCodes(inbox: Inbox, givenScheme: string, givenCode: string): Inbox {
  let scheme = upperCode(givenScheme);
  let code = strictCode(givenCode);
  if (inbox.key === 'peppol' && scheme === '' && code[PEPPOL_SCHEME_LENGTH] === ':') {
    scheme = code.slice(0, PEPPOL_SCHEME_LENGTH);
    code = code.slice(PEPPOL_SCHEME_LENGTH + 1);
  }
  if (scheme === (inbox.scheme ?? '') && code === (inbox.code ?? '')) return inbox;
  return { ...inbox, scheme: scheme || undefined, code: code || undefined };
}

/** The list price minus its reduction gives the price, with at least the decimals of the existing price. */
export const normaliseItem = defineNormaliser<Item>(Item, (item) => {
  const { list, discount, price } = item;
  if (!list) return item;
  const reduced = discount ? list.matchPrecision(discount).subtract(discount) : list;
  const net = price ? reduced.matchPrecision(price) : reduced;
  return price?.scale === net.scale && price.equals(net) ? item : { ...item, price: net };
});
