/** Longest text that is checked for an answer of an authority, in characters. */
const LONGEST = 1_000_000;

/** Only the beginning of a long text is searched. */
const LOOKED_AT = 20_000;

const SIGNS =
  /KSeF|IdentificativoSdI|NotificaScarto|RicevutaConsegna|NotificaMancataConsegna|\bSdI\b|SVRL|failed-assert|VeriFactu|VERI\*FACTU|EstadoEnvio|EstadoRegistro|CodigoErrorRegistro|CFDI\d{5}|CFDI\s?4|processingResults|validationResult|\bBR-[A-Z\d]|PEPPOL-EN16931|ApplicationResponse|CrossDomainAcknowledgement|\bZATCA\b|reportingStatus|clearanceStatus/i;

/** Whether a text may be an answer of an authority. Cheap for any length. */
export function mayBeRefusal(text: string): boolean {
  return text.length <= LONGEST && !text.includes('"$schema"') && SIGNS.test(text.slice(0, LOOKED_AT));
}
