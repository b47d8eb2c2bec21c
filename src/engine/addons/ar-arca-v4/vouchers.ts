/** Codes of the types of vouchers by class. Source: table of types of vouchers of ARCA. */
export const CLASS_A: readonly string[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '34',
  '39',
  '51',
  '52',
  '53',
  '54',
  '60',
  '63',
  '201',
  '202',
  '203',
];
export const CLASS_B: readonly string[] = ['6', '7', '8', '9', '10', '35', '40', '61', '64', '206', '207', '208'];
export const CLASS_C: readonly string[] = ['11', '12', '13', '15', '211', '212', '213'];
/** Tourism. */
export const CLASS_T: readonly string[] = ['195', '196', '197'];
/** Invoice for the purchase of used goods. */
export const USED_GOODS = '49';

export const CREDIT_NOTES: readonly string[] = ['3', '8', '13', '53', '197', '203', '208', '213'];
export const DEBIT_NOTES: readonly string[] = ['2', '7', '12', '52', '196', '202', '207', '212'];

/** VAT status of customers who receive vouchers of class A: registered, monotributo in its three forms. */
export const CLASS_A_STATUSES: readonly string[] = ['1', '6', '13', '16'];
