import { describe, expect, it } from 'vitest';
import { enviarRespuestaSchema, RESPUESTA_MAX } from '#shared/entrevistas/entrevistas/turno.ts';
import { answerProblem, cleanText, lengthNotice } from '../../../../web/src/sala/answer-rules.ts';
import { anId } from '../../../support/ids.ts';

const accepts = (texto: string) =>
  enviarRespuestaSchema().safeParse({ respuestaId: 'respuesta-1', turnoId: anId('tur'), texto }).success;

describe('The rules of an answer in the sala', () => {
  it.each([
    ['an empty text', ''],
    ['blanks only', ' \n '],
    ['the longest text', 'a'.repeat(RESPUESTA_MAX)],
    ['the longest text with blanks around it', ` ${'a'.repeat(RESPUESTA_MAX)}\n`],
    ['one character too many', 'a'.repeat(RESPUESTA_MAX + 1)],
    ['an ordinary text', 'Llamé al proveedor\ny lo resolvimos.'],
  ])('agree with the contract on %s', (_, texto) => {
    expect(answerProblem(texto) === undefined).toBe(accepts(texto));
  });

  it('drop what a document pastes along and the contract refuses', () => {
    const pasted = 'Uno\u0000\u0007\r\nDos\u200b\tTres\u0085';
    expect(accepts(pasted)).toBe(false);
    expect(cleanText(pasted)).toBe('Uno\nDos\u200b\tTres');
    expect(accepts(cleanText(pasted))).toBe(true);
  });

  it('count only near the limit, and say by how much it is passed', () => {
    expect(lengthNotice('a'.repeat(RESPUESTA_MAX - 401))).toBeUndefined();
    expect(lengthNotice('a'.repeat(RESPUESTA_MAX - 400))).toEqual({ text: 'Te quedan 400 caracteres', over: false });
    expect(lengthNotice('a'.repeat(RESPUESTA_MAX - 1))).toEqual({ text: 'Te queda 1 carácter', over: false });
    expect(lengthNotice('a'.repeat(RESPUESTA_MAX + 1))).toEqual({ text: 'Te sobra 1 carácter', over: true });
    expect(lengthNotice('a'.repeat(RESPUESTA_MAX + 1500))).toEqual({ text: 'Te sobran 1.500 caracteres', over: true });
  });
});
