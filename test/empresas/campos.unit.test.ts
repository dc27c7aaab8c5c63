import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CAMPOS as DE_CANDIDATO } from '#shared/candidatos/candidatos/campos.ts';
import { createCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { CAMPOS as DE_EMPRESA } from '#shared/empresas/empresas/campos.ts';
import { CAMPOS_DE_ADMIN, updateEmpresaSchema } from '#shared/empresas/empresas/empresa-form.ts';
import { CAMPOS as DE_USUARIO } from '#shared/empresas/usuarios/campos.ts';
import { updatePerfilSchema } from '#shared/empresas/usuarios/perfil.ts';

function bareOf(schema: z.ZodType): z.ZodType {
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return wraps ? bareOf(schema.unwrap() as z.ZodType) : schema;
}

/** Paths of what is no object, as a form names its fields. */
function pathsOf(schema: z.ZodType, prefix = ''): string[] {
  const bare = bareOf(schema);
  if (!(bare instanceof z.ZodObject)) return [prefix];
  return Object.entries(bare.shape).flatMap(([name, field]) =>
    pathsOf(field as z.ZodType, prefix ? `${prefix}.${name}` : name),
  );
}

const named = (campos: readonly (readonly [string, unknown])[]) => campos.map(([path]) => path).toSorted();
const without = (paths: string[], ...others: RegExp[]) =>
  paths.filter((path) => !others.some((other) => other.test(path))).toSorted();

describe('The fields of a thing that people edit stand in one table', () => {
  it('of a candidate', () => {
    expect(named(DE_CANDIDATO)).toEqual(pathsOf(createCandidatoSchema()).toSorted());
  });

  it('of a company, but what only its assistants ask', () => {
    const assistants = /^(contratacion|configuracion\.(integraciones|servicios_activos|dominio_|logo_url))/;
    const others = /^(version|activa|planEstrategico)/;
    expect(named(DE_EMPRESA)).toEqual(without(pathsOf(updateEmpresaSchema()), assistants, others));
    expect(CAMPOS_DE_ADMIN).toHaveLength(7);
  });

  it('of a user, but their preferences', () => {
    const preferences = /^(configuracion|version)/;
    // The same as `puesto`, under its old name.
    expect(named(DE_USUARIO)).toEqual(without(pathsOf(updatePerfilSchema()), preferences, /^titulo$/));
  });
});
