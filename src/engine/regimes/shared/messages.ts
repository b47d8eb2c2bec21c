import { defineMessages } from '../../core/messages/message.ts';

/** Texts of rules shared by several regimes. */
export const regimeMessages = defineMessages('regime', {
  chargesVat: 'it charges VAT',
  isFull: 'it is not simplified',
  isFullWithCustomer: 'it is not simplified and names a customer',
  isFullWithBusiness: 'it is not simplified, and the customer has a tax number or another identity',
  customerOwesVat: 'goods go to another member state untaxed, or a customer in the Union owes the tax',
  haveVatNumber: 'have a VAT number',
  haveAddress: 'have an address',
  haveNameAndAddress: 'have a name and an address',
  isIdentityA: 'the identity is a {code} of {country}',
  isIdentityAn: 'the identity is an {code} of {country}',
});
