import type { FormatProof } from '../catalogue/format.ts';
import { UBL_PROOF } from '../ubl/ubl-proof.ts';

const [head = '', rest = ''] = UBL_PROOF.text.split('<b:ID>F-1');

/** The proof of UBL, as an invoice that names OIOUBL. */
export const OIOUBL_PROOF: FormatProof = {
  text: `${head}<b:CustomizationID>OIOUBL-2.02</b:CustomizationID><b:ID>F-1${rest}`,
  values: { ...UBL_PROOF.values, '$.$addons[1]': 'dk-oioubl-v2' },
};
