import { tableOf } from '../../engine/values.ts';
/** Countries of ISO 3166-1: the code of two letters, and that of three. */
const BOTH = `
ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB
BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR
BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR
CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK
FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS
GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN
ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO
LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD
MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER
NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP
SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF
TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY
UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE
`;

let read: ReadonlyMap<string, string> | undefined;
let written: ReadonlyMap<string, string> | undefined;

const pairs = (): readonly (readonly [two: string, three: string])[] =>
  BOTH.trim()
    .split(/\s+/)
    .map((both) => [both.slice(0, 2), both.slice(2)] as const);

/** The code of two letters for one of three; empty if there is none. */
export function alpha2(three: string): string {
  read ??= new Map(pairs().map(([two, code]) => [code, two]));
  return read.get(three) ?? '';
}

/** The code of three letters for one of two, which may be that of tax numbers; empty if there is none. */
export function alpha3(two: string): string {
  written ??= new Map(pairs());
  return written.get(isoCountry(two)) ?? '';
}

/** Codes of tax numbers that ISO 3166-1 has otherwise. */
const OF_TAXES: Readonly<Record<string, string>> = tableOf({ EL: 'GR', XI: 'GB' });

/** The code of ISO 3166-1 for that of tax numbers: GR for EL, and GB for XI. */
export const isoCountry = (code: string): string => OF_TAXES[code] ?? code;

/** The code of tax numbers for that of ISO 3166-1: EL for GR. */
export const taxCountry = (code: string): string => (code === 'GR' ? 'EL' : code);

/** Prefixes of VAT numbers of the member states of the European Union. Source: Directive 2006/112/EC, article 215. */
const UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The prefix of VAT numbers of a member state of the European Union; undefined for other countries. */
export function vatPrefix(code: string): string | undefined {
  const prefix = taxCountry(code);
  return UNION.has(prefix) ? prefix : undefined;
}

/** The same, and that of Northern Ireland, whose goods are traded as in the Union. */
export const vatPrefixWithXi = (code: string): string | undefined => (code === 'XI' ? code : vatPrefix(code));
