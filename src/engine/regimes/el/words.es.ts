import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-GR-TAX-IDENTITY-01.all': 'la identificación fiscal es de EL',
  'GOBL-GR-TAX-IDENTITY-01':
    'Un código fiscal griego tiene que ser un ΑΦΜ: nueve cifras, la última el dígito de control correcto',
  'GOBL-GR-TAX-IDENTITY-01.must': 'ser un ΑΦΜ griego',
};
