import { zugferd } from '../../engine/addons/de-zugferd-v2/de-zugferd-v2.ts';
import { facturae } from '../../engine/addons/es-facturae-v3/es-facturae-v3.ts';
import { ticketBai } from '../../engine/addons/es-tbai-v1/es-tbai-v1.ts';
import { verifactu } from '../../engine/addons/es-verifactu-v1/es-verifactu-v1.ts';
import { en16931 } from '../../engine/addons/eu-en16931-v2017/eu-en16931-v2017.ts';
import { coreParts } from '../../engine/core-parts.ts';
import type { Engine } from '../../engine/engine.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { germany } from '../../engine/regimes/de/de.ts';
import { spain } from '../../engine/regimes/es/es.ts';
import { sweden } from '../../engine/regimes/se/se.ts';

/**
 * A small engine with three countries and five formats, for facts that hold for any engine: tests with it are faster.
 */
export function createSomeCountriesEngine(): Engine {
  return createEngine({
    ...coreParts,
    regimes: [germany, spain, sweden],
    addons: [zugferd, facturae, ticketBai, verifactu, en16931],
  });
}
