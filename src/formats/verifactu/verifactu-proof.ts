import type { FormatProof } from '../catalogue/format.ts';
import { RECORDS } from './namespaces.ts';

/** Part of a record of VERI*FACTU, by a party, a code, a date, a rate and a sum. */
export const VERIFACTU_PROOF: FormatProof = {
  text: `<s:RegistroAlta xmlns:s="${RECORDS}"><s:IDVersion>1.0</s:IDVersion><s:IDFactura><s:IDEmisorFactura>B10101017</s:IDEmisorFactura><s:NumSerieFactura>F-1</s:NumSerieFactura><s:FechaExpedicionFactura>15-01-2026</s:FechaExpedicionFactura></s:IDFactura><s:NombreRazonEmisor>Seller</s:NombreRazonEmisor><s:TipoFactura>F1</s:TipoFactura><s:DescripcionOperacion>Work</s:DescripcionOperacion>
<s:Desglose><s:DetalleDesglose><s:Impuesto>01</s:Impuesto><s:ClaveRegimen>01</s:ClaveRegimen><s:CalificacionOperacion>S1</s:CalificacionOperacion><s:TipoImpositivo>21.00</s:TipoImpositivo><s:BaseImponibleOimporteNoSujeto>31.50</s:BaseImponibleOimporteNoSujeto><s:CuotaRepercutida>6.62</s:CuotaRepercutida></s:DetalleDesglose></s:Desglose><s:CuotaTotal>6.62</s:CuotaTotal><s:ImporteTotal>38.12</s:ImporteTotal></s:RegistroAlta>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.type': 'standard',
    '$.supplier.tax_id.code': 'B10101017',
    '$.supplier.name': 'Seller',
    '$.lines[0].item.name': 'Work',
    '$.lines[0].item.price': '31.50',
    '$.lines[0].taxes[0].percent': '21.00%',
  },
};
