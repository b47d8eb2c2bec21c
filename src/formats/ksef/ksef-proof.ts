import type { FormatProof } from '../catalogue/format.ts';
import { FA_3 } from './namespaces.ts';

/** Part of an invoice of KSeF, by a party, a code, a date, a rate and a line. */
export const KSEF_PROOF: FormatProof = {
  text: `<Faktura xmlns="${FA_3}"><Podmiot1><DaneIdentyfikacyjne><NIP>5250007402</NIP><Nazwa>Seller</Nazwa></DaneIdentyfikacyjne></Podmiot1>
<Fa><KodWaluty>PLN</KodWaluty><P_1>2026-01-15</P_1><P_2>F-1</P_2><RodzajFaktury>VAT</RodzajFaktury><FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Work</P_7><P_8A>h</P_8A><P_8B>3</P_8B><P_9A>10.50</P_9A><P_11>31.50</P_11><P_12>23</P_12></FaWiersz></Fa></Faktura>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.type': 'standard',
    '$.supplier.tax_id.code': '5250007402',
    '$.supplier.name': 'Seller',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.price': '10.50',
    '$.lines[0].taxes[0].rate': 'general',
  },
};
