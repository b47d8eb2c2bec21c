import type { traceTexts as English } from '../en/trace.ts';
import { counted } from '../figures.ts';
import { phrase } from '../live.ts';

export const trace = {
  asWritten: 'tal como está escrito',
  less: 'menos',
  showInTheSource: (words) => `${words}: mostrar en el origen`,
  isMadeOf: (words) => `${words} se compone de`,
  andMore: (number) => `y ${counted(number)} más`,
  noDocument: 'Sin documento',
  everyTotalShowsHereWith: 'Aquí se muestra cada total con aquello de lo que se compone.',
  traceAgain: 'Calcular de nuevo',
  tracingTheTotals: 'Siguiendo los totales',
  nothingToTrace: 'Nada que seguir',
  theSourceCannotBeCalculated: 'El origen no se puede calcular, o no tiene cifras que calcular.',
  howTheTotalsComeAbout: 'De dónde salen los totales',
  applied: 'aplicado',
  exactlyRoundedTo: (exact, value, rounding) => phrase`exactamente ${exact}, redondeado a ${value} (${rounding})`,
} satisfies typeof English;
