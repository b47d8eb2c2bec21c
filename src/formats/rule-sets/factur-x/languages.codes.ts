/** Languages by three letters (ISO 639-2): two of them, and after the colon each third one. */
export const LANGUAGES = `
aar abk ac:eh ad:ay af:ahr ain ak:ak al:begt amh an:gp apa ar:acgmnptw as:mt ath aus av:ae awa aym aze ba:diklmnqst be:jlmnr bho bi:hkns
bla bnt bo:ds br:ae btk bu:aglr byn ca:dirtu ce:bls ch:abegkmnopruvy cmc cnr co:prs cp:efp cr:ehp csb cus cym cze da:knry de:lnu dgr
di:nv doi dra dsb du:amt dyu dzo efi egy eka el:lx en:gm epo est eus ew:eo fa:nost fi:jlnu fon fr:aemorsy fu:lr ga:ay gba ge:morz gil
gl:aegv gmh go:hnrt gr:bcen gsw guj gwi ha:ituw he:br hi:lmnt hm:no hrv hsb hu:np hye ib:ao ice ido iii ijo iku il:eo in:acdeh ipk ir:ao
isl ita jav jbo jp:nr jrb ka:abclmnrstuwz kbd kh:aimo ki:knr kmb ko:kmnrs kpe kr:clou ku:amrt la:dhmotv lez li:mnt lo:lz ltz lu:abginos
ma:cdghiklnoprsy md:fr men mga mi:cns mk:dh ml:gt mn:cio mo:hns mri msa mu:lns mw:lr my:anv na:hipuv nbl nd:eos ne:pw ni:acu nld nno
no:bgnr nqo nso nub nwc ny:amno nzi oci oji or:im os:as ot:ao pa:aglmnpu pe:or ph:in pli po:lnr pr:ao pus que ra:jpr ro:ahmn ru:mnps
sa:dghilmnst sc:no se:lm sg:an shn si:dnot sl:akov sm:aeijnos sn:adk so:gmnt spa sqi sr:dnpr ss:aw su:knsx sw:ae sy:cr ta:himt te:lmrt
tg:kl tha ti:bgrv tkl tl:hi tmh to:gn tpi ts:ino tu:kmprt tvl twi tyv udm uga uig ukr umb und urd uzb vai ven vie vo:lt wa:klrs we:ln
wln wol xal xho ya:op yid yor ypk zap zbl zen zgh zh:ao znd zu:ln zxx zza
`;
