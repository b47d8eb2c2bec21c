import type { traceTexts as English } from '../en/trace.ts';
import { counted } from '../figures.ts';
import { phrase } from '../live.ts';

export const trace = {
  asWritten: 'tal como está escrito',
  less: 'menos',
  showInTheSource: (words) => `${words}: mostrar en el origen`,
  isMadeOf: (words) => `${words} se calcula con`,
  andMore: (number) => `y ${counted(number)} más`,
  noDocument: 'Sin documento',
  lead: 'Muestra cómo se calcula cada total.',
  traceAgain: 'Intentarlo de nuevo',
  tracingTheTotals: 'Cargando el cálculo',
  nothingToTrace: 'Nada que calcular',
  notCalculable: 'El origen no se puede calcular, o no tiene cifras que calcular.',
  waterfall: 'De las líneas al importe a pagar',
  title: 'Cómo se calculan los totales',
  applied: 'aplicado',
  rounded: (exact, value, rounding) => phrase`exactamente ${exact}, redondeado a ${value} (${rounding})`,
} satisfies typeof English;
