import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-IE-TAX-IDENTITY-01.all': 'la identificación fiscal es de IE',
  'GOBL-IE-TAX-IDENTITY-01':
    'Un código fiscal irlandés tiene que ser un número de IVA: siete cifras, la letra de control correcta y quizá A o H, o la forma antigua con una letra en segundo lugar',
  'GOBL-IE-TAX-IDENTITY-01.must': 'ser un número de IVA irlandés',
};
