import type { Regime } from '../core/tax/regime.ts';
import { andorra } from './ad/ad.ts';
import { unitedArabEmirates } from './ae/ae.ts';
import { argentina } from './ar/ar.ts';
import { austria } from './at/at.ts';
import { australia } from './au/au.ts';
import { belgium } from './be/be.ts';
import { bulgaria } from './bg/bg.ts';
import { brazil } from './br/br.ts';
import { canada } from './ca/ca.ts';
import { switzerland } from './ch/ch.ts';
import { chile } from './cl/cl.ts';
import { colombia } from './co/co.ts';
import { costaRica } from './cr/cr.ts';
import { cyprus } from './cy/cy.ts';
import { czechia } from './cz/cz.ts';
import { germany } from './de/de.ts';
import { denmark } from './dk/dk.ts';
import { estonia } from './ee/ee.ts';
import { greece } from './el/el.ts';
import { spain } from './es/es.ts';
import { finland } from './fi/fi.ts';
import { france } from './fr/fr.ts';
import { unitedKingdom } from './gb/gb.ts';
import { croatia } from './hr/hr.ts';
import { hungary } from './hu/hu.ts';
import { ireland } from './ie/ie.ts';
import { israel } from './il/il.ts';
import { india } from './in/in.ts';
import { iceland } from './is/is.ts';
import { italy } from './it/it.ts';
import { japan } from './jp/jp.ts';
import { southKorea } from './kr/kr.ts';
import { liechtenstein } from './li/li.ts';
import { lithuania } from './lt/lt.ts';
import { luxembourg } from './lu/lu.ts';
import { latvia } from './lv/lv.ts';
import { malta } from './mt/mt.ts';
import { mexico } from './mx/mx.ts';
import { netherlands } from './nl/nl.ts';
import { norway } from './no/no.ts';
import { newZealand } from './nz/nz.ts';
import { panama } from './pa/pa.ts';
import { peru } from './pe/pe.ts';
import { poland } from './pl/pl.ts';
import { portugal } from './pt/pt.ts';
import { romania } from './ro/ro.ts';
import { saudiArabia } from './sa/sa.ts';
import { sweden } from './se/se.ts';
import { singapore } from './sg/sg.ts';
import { slovenia } from './si/si.ts';
import { slovakia } from './sk/sk.ts';
import { turkey } from './tr/tr.ts';
import { unitedStates } from './us/us.ts';
import { uruguay } from './uy/uy.ts';
import { southAfrica } from './za/za.ts';

/**
 * The list of tax regimes, by country code. `npm run tool -- loaders` generates the list of the lazy engine from it.
 */
export const regimes: readonly Regime[] = [
  andorra,
  unitedArabEmirates,
  argentina,
  austria,
  australia,
  belgium,
  bulgaria,
  brazil,
  canada,
  switzerland,
  chile,
  colombia,
  costaRica,
  cyprus,
  czechia,
  germany,
  denmark,
  estonia,
  greece,
  spain,
  finland,
  france,
  unitedKingdom,
  croatia,
  hungary,
  ireland,
  israel,
  india,
  iceland,
  italy,
  japan,
  southKorea,
  liechtenstein,
  lithuania,
  luxembourg,
  latvia,
  malta,
  mexico,
  netherlands,
  norway,
  newZealand,
  panama,
  peru,
  poland,
  portugal,
  romania,
  saudiArabia,
  sweden,
  singapore,
  slovenia,
  slovakia,
  turkey,
  unitedStates,
  uruguay,
  southAfrica,
];
