import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AppError } from '#functions/core/app-error.ts';
import { parseInput } from '#functions/core/parse.ts';

/** What a schema without words of its own says of a value, in the words of somebody who fills in a form. */
function refusal(schema: z.ZodType, valor: unknown): unknown {
  try {
    return parseInput(z.object({ valor: schema }), { valor });
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

describe('A value that is refused says why in Spanish', () => {
  it.each([
    ['a text without anything', z.string().min(1), '', 'Este campo es obligatorio'],
    ['a short text', z.string().min(8), 'r1', 'Escribe al menos 8 caracteres'],
    ['a long text', z.string().max(3), 'cuatro', 'Escribe como máximo 3 caracteres'],
    ['an empty list', z.array(z.string()).min(1), [], 'Indica al menos uno'],
    ['a short list', z.array(z.string()).min(2), ['a'], 'Indica al menos 2'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Indica como máximo 1'],
    ['a small number', z.number().min(5), 4, 'El valor mínimo es 5'],
    ['a big number', z.number().max(180), 181, 'El valor máximo es 180'],
    ['nothing at all', z.string(), undefined, 'Este campo es obligatorio'],
    ['another type', z.string(), 7, 'El tipo de dato no es válido'],
    ['a value of no list', z.enum(['a']), 'b', 'Elige un valor de la lista'],
    ['words of its own', z.string().min(2, 'Escribe tu nombre'), 'x', 'Escribe tu nombre'],
  ])('%s', (_, schema, valor, texto) => expect(refusal(schema, valor)).toBe(texto));
});
