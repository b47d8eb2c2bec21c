/** Code lists of UBL.BE 1.31; read 2026-11-25. The texts are codes too: invoices have them verbatim. */

/** Names of categories of VAT. */
export const CATEGORY_NAMES =
  '00;01;02;03;45;NA;FD;SC;00/44;03/SE;MA;46/GO;47/TO;47/AS;47/DI;47/SE;44;46/TR;47/EX;47/EI;47/EE;NS;OSS-S;OSS-G;OSS-I';

/** Codes of reasons of exemption. */
export const EXEMPTION_CODES =
  'BETE-45;BETE-EX;BETE-FD;BETE-SC;BETE-00/44;BETE-03/SE;BETE-MA;BETE-46/GO;BETE-47/TO;BETE-47/AS;BETE-47/DI;BETE-47/SE;BETE-44;BETE-46/TR;BETE-47/EX;BETE-47/EI;BETE-47/EE;BETE-NS';

/** And their texts. */
export const EXEMPTION_TEXTS = `
Reverse charge - Contractor
Exempt
Financial discount
Small company
0% Clause 44
Standard exchange
Margin
Intra-community supply - Goods
Intra-community supply - Manufacturing cost
Intra-community supply - Assembly
Intra-community supply - Distance
Intra-community supply - Services
Intra-community supply - Services B2B
Intra-community supply - Triangle a-B-c
Export non E.U.
Indirect export
Export via E.U.
Not subject to VAT
`;

/** Texts of legal mentions, in English and Dutch. */
export const MENTION_TEXTS = `
Special ruling - travelagencies
Bijzondere regeling - reisbureaus
Special ruling - used goods
Bijzondere regeling - gebruikte goederen
Special ruling - art objects
Bijzondere regeling - kunstvoorwerpen
Special ruling - antiques
Bijzondere regeling - antiquiteiten
Small company under exempt from taxes ruling
Kleine onderneming onderworpen aan de vrijstellingsregeling van belasting
Invoice issued by the receiver
Factuur uitgereikt door de afnemer
Copy issued at request from the customer
Dubbel uitgereikt op vraag van de klant
VAT to be refunded to the state to the extent that it was deducted
BTW terug te storten aan de staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht
`;

/** Schemes of electronic addresses. */
export const ADDRESS_SCHEMES = `
0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0190 0191 0192 0193 0195 0196 0198 0199
0200 0201 0202 0204 0208 0209 0210 0211 0212 0213 9901 9906 9907 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924
9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947
9948 9949 9950 9951 9952 9953 9955 9957
`;
