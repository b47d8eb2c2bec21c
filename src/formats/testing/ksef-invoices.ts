/** Invoices in FA(3), our own. */

const FA_3 = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

const ANNOTATIONS =
  '<Adnotacje><P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A><Zwolnienie><P_19N>1</P_19N></Zwolnienie>' +
  '<NoweSrodkiTransportu><P_22N>1</P_22N></NoweSrodkiTransportu><P_23>2</P_23><PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy></Adnotacje>';

const SELLER =
  '<Podmiot1><NrEORI>PL525000740200000</NrEORI><DaneIdentyfikacyjne><NIP>5250007402</NIP><Nazwa>Pasieka Lipowa sp. z o.o.</Nazwa></DaneIdentyfikacyjne>' +
  '<Adres><KodKraju>PL</KodKraju><AdresL1>ul. Miodowa 7, 16-070, Choroszcz</AdresL1></Adres>' +
  '<DaneKontaktowe><Email>biuro@pasieka.example</Email><Telefon>+48857100200</Telefon></DaneKontaktowe></Podmiot1>';

const BUYER =
  '<Podmiot2><DaneIdentyfikacyjne><KodUE>CZ</KodUE><NrVatUE>12345679</NrVatUE><Nazwa>Včelařství Novák s.r.o.</Nazwa></DaneIdentyfikacyjne>' +
  '<Adres><KodKraju>CZ</KodKraju><AdresL1>Dlouhá 12, 110 00, Praha</AdresL1></Adres><JST>2</JST><GV>2</GV></Podmiot2>';

function invoice(parties: string, fa: string, foot = ''): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<Faktura xmlns="${FA_3}"><Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>` +
    '<WariantFormularza>3</WariantFormularza><DataWytworzeniaFa>2026-11-20T08:30:00Z</DataWytworzeniaFa><SystemInfo>Ul 2.0</SystemInfo></Naglowek>' +
    `${parties}<Fa>${fa}</Fa>${foot}</Faktura>\n`
  );
}

/** In euro, to a buyer in the Union, with everything that a usual invoice has. */
export const KSEF_INVOICE = invoice(
  SELLER + BUYER,
  '<KodWaluty>EUR</KodWaluty><P_1>2026-11-20</P_1><P_1M>Choroszcz</P_1M><P_2>M/11/2026</P_2><WZ>WZ/81/2026</WZ><WZ>WZ 82</WZ><OkresFa><P_6_Od>2026-11-01</P_6_Od><P_6_Do>2026-11-15</P_6_Do></OkresFa>' +
    '<P_13_1>200.00</P_13_1><P_14_1>46.00</P_14_1><P_14_1W>195.50</P_14_1W><P_13_3>90.00</P_13_3><P_14_3>4.50</P_14_3><P_14_3W>19.13</P_14_3W><P_13_6_2>640.00</P_13_6_2><P_15>980.50</P_15>' +
    `${ANNOTATIONS.replace('<P_18A>2', '<P_18A>1')}<RodzajFaktury>VAT</RodzajFaktury>` +
    '<DodatkowyOpis><Klucz>Uwagi</Klucz><Wartosc>Zbiór z lata</Wartosc></DodatkowyOpis>' +
    '<DodatkowyOpis><Klucz>miejsce pasieki</Klucz><Wartosc>Puszcza Knyszyńska</Wartosc></DodatkowyOpis>' +
    '<DodatkowyOpis><NrWiersza>2</NrWiersza><Klucz>Partia</Klucz><Wartosc>L-26-07</Wartosc></DodatkowyOpis>' +
    '<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_6A>2026-11-03</P_6A><P_7>Warsztaty</P_7><Indeks>W-1</Indeks><P_8A>HUR</P_8A><P_8B>4</P_8B><P_9A>50.00</P_9A><P_11>200.00</P_11><P_12>23</P_12><KursWaluty>4.25</KursWaluty></FaWiersz>' +
    '<FaWiersz><NrWierszaFa>2</NrWierszaFa><P_7>Miód lipowy</P_7><CN>0409 00 00</CN><P_8A>słoik</P_8A><P_8B>20</P_8B><P_9A>5.00</P_9A><P_10>10.00</P_10><P_11>90.00</P_11><P_12>5</P_12><KursWaluty>4.25</KursWaluty></FaWiersz>' +
    '<FaWiersz><NrWierszaFa>3</NrWierszaFa><P_7>Ule drewniane</P_7><P_8B>8</P_8B><P_9A>80.00</P_9A><P_11>640.00</P_11><P_12>0 WDT</P_12><KursWaluty>4.25</KursWaluty></FaWiersz>' +
    '<Rozliczenie><Obciazenia><Kwota>12.00</Kwota><Powod>Kaucja za palety</Powod></Obciazenia><SumaObciazen>12.00</SumaObciazen><DoZaplaty>992.50</DoZaplaty></Rozliczenie>' +
    '<Platnosc><TerminPlatnosci><Termin>2026-12-04</Termin></TerminPlatnosci><FormaPlatnosci>6</FormaPlatnosci><RachunekBankowy><NrRB>PL61109010140000071219812874</NrRB><SWIFT>WBKPPLPP</SWIFT><NazwaBanku>Bank Przykładowy</NazwaBanku></RachunekBankowy></Platnosc>' +
    '<WarunkiTransakcji><Umowy><DataUmowy>2026-01-05</DataUmowy><NrUmowy>U-5</NrUmowy></Umowy><Zamowienia><NrZamowienia>Z-77</NrZamowienia></Zamowienia></WarunkiTransakcji>',
  '<Stopka><Informacje><StopkaFaktury>Kapitał zakładowy 5 000 zł</StopkaFaktury></Informacje><Rejestry><KRS>0000012345</KRS><REGON>050000001</REGON></Rejestry></Stopka>',
);

/** A correction of quantity by difference, and of a price by its state before and after. */
export const KSEF_CORRECTION = invoice(
  SELLER + BUYER.replace('<KodUE>CZ</KodUE><NrVatUE>12345679</NrVatUE>', '<NIP>7740001454</NIP>'),
  '<KodWaluty>PLN</KodWaluty><P_1>2026-11-21</P_1><P_2>K/3</P_2><P_13_2>-108.00</P_13_2><P_14_2>-8.64</P_14_2><P_15>-116.64</P_15>' +
    `${ANNOTATIONS}<RodzajFaktury>KOR</RodzajFaktury><PrzyczynaKorekty>Zwrot i rabat</PrzyczynaKorekty><TypKorekty>2</TypKorekty>` +
    '<DaneFaKorygowanej><DataWystFaKorygowanej>2026-10-30</DataWystFaKorygowanej><NrFaKorygowanej>M/10/2026</NrFaKorygowanej><NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>5250007402-20261030-0A1B2C3D4E5F-6A</NrKSeFFaKorygowanej></DaneFaKorygowanej>' +
    '<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Syrop</P_7><P_8B>-3</P_8B><P_9A>16.00</P_9A><P_11>-48.00</P_11><P_12>8</P_12></FaWiersz>' +
    '<FaWiersz><NrWierszaFa>2</NrWierszaFa><P_7>Świece</P_7><P_8B>10</P_8B><P_9A>30.00</P_9A><P_11>300.00</P_11><P_12>8</P_12><StanPrzed>1</StanPrzed></FaWiersz>' +
    '<FaWiersz><NrWierszaFa>3</NrWierszaFa><P_7>Świece</P_7><P_8B>10</P_8B><P_9A>24.00</P_9A><P_11>240.00</P_11><P_12>8</P_12></FaWiersz>',
);

/** An advance without lines, for an order of two rates: a document keeps its figures as stated. */
export const KSEF_ADVANCE = invoice(
  SELLER + BUYER.replace('<KodUE>CZ</KodUE><NrVatUE>12345679</NrVatUE>', '<BrakID>1</BrakID>'),
  '<KodWaluty>PLN</KodWaluty><P_1>2026-11-22</P_1><P_2>ZAL/1</P_2><P_13_1>1000.00</P_13_1><P_14_1>230.00</P_14_1><P_13_2>500.00</P_13_2><P_14_2>40.00</P_14_2><P_15>1770.00</P_15>' +
    `${ANNOTATIONS}<RodzajFaktury>ZAL</RodzajFaktury><Platnosc><Zaplacono>1</Zaplacono><DataZaplaty>2026-11-19</DataZaplaty><FormaPlatnosci>2</FormaPlatnosci></Platnosc>` +
    '<Zamowienie><WartoscZamowienia>3540.00</WartoscZamowienia>' +
    '<ZamowienieWiersz><NrWierszaZam>1</NrWierszaZam><P_7Z>Miodarka</P_7Z><P_8BZ>1</P_8BZ><P_9AZ>2000.00</P_9AZ><P_11NettoZ>2000.00</P_11NettoZ><P_11VatZ>460.00</P_11VatZ><P_12Z>23</P_12Z></ZamowienieWiersz>' +
    '<ZamowienieWiersz><NrWierszaZam>2</NrWierszaZam><P_7Z>Montaż</P_7Z><P_8BZ>1</P_8BZ><P_9AZ>1000.00</P_9AZ><P_11NettoZ>1000.00</P_11NettoZ><P_11VatZ>80.00</P_11VatZ><P_12Z>8</P_12Z></ZamowienieWiersz></Zamowienie>',
);

/** Prices with tax, to a consumer with a customer number who paid in parts. */
export const KSEF_GROSS = invoice(
  SELLER +
    BUYER.replace('<KodUE>CZ</KodUE><NrVatUE>12345679</NrVatUE>', '<BrakID>1</BrakID>').replace(
      '<JST>',
      '<NrKlienta>K 4471</NrKlienta><JST>',
    ),
  '<KodWaluty>PLN</KodWaluty><P_1>2026-11-23</P_1><P_2>S-9</P_2><P_13_1>100.00</P_13_1><P_14_1>23.00</P_14_1><P_13_7>40.00</P_13_7><P_15>163.00</P_15>' +
    `${ANNOTATIONS.replace('<P_19N>1</P_19N>', '<P_19>1</P_19><P_19A>art. 43 ust. 1 pkt 29</P_19A>')}<RodzajFaktury>VAT</RodzajFaktury>` +
    '<FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Kapelusz</P_7><P_8B>2</P_8B><P_9B>61.50</P_9B><P_11A>123.00</P_11A><P_12>23</P_12></FaWiersz>' +
    '<FaWiersz><NrWierszaFa>2</NrWierszaFa><P_7>Kurs</P_7><P_8B>1</P_8B><P_9B>40.00</P_9B><P_11A>40.00</P_11A><P_12>zw</P_12></FaWiersz>' +
    '<Platnosc><ZnacznikZaplatyCzesciowej>1</ZnacznikZaplatyCzesciowej><ZaplataCzesciowa><KwotaZaplatyCzesciowej>50.00</KwotaZaplatyCzesciowej><DataZaplatyCzesciowej>2026-11-23</DataZaplatyCzesciowej><FormaPlatnosci>1</FormaPlatnosci></ZaplataCzesciowa>' +
    '<TerminPlatnosci><Termin>2026-12-01</Termin></TerminPlatnosci><TerminPlatnosci><Termin>2027-01-01</Termin></TerminPlatnosci><PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>Za pobraniem</OpisPlatnosci></Platnosc>',
);
