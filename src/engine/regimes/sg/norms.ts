import { norm } from '../../core/rules/citation.ts';

export const GST_REGULATIONS = norm(
  'Goods and Services Tax (General) Regulations',
  'https://sso.agc.gov.sg/SL/GSTA1993-RG1',
);

export const UEN_FORMS = norm(
  'ACRA, Unique Entity Number',
  'https://www.uen.gov.sg/ueninternet/faces/pages/admin/aboutUEN.jspx',
);
