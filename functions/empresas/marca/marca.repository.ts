import { createHash } from 'node:crypto';
import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { coloresSchema, displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { avisoTexto } from '#shared/empresas/marca/aviso-texto.ts';
import { type Legales, type Logo, legalesSchema, logoSchema, type Marca } from '#shared/empresas/marca/marca.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item, Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { empresaKey } from '../../entrada/empresa-estado.repository.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';

/**
 * How a company looks to its candidates and what it tells them. Its colours stand in the company's own item, where
 * they always did.
 *
 * | Access                                 | Key                                      |
 * | -------------------------------------- | ---------------------------------------- |
 * | its logo and legal texts               | PK `EMPRESA#<id>`, SK `MARCA`            |
 * | its colours, its version               | PK `EMPRESA#<id>`, SK `EMPRESA`          |
 * | each notice that it has ever shown     | PK `EMPRESA#<id>`, SK `AVISO#<sha-256>`  |
 *
 * A consent names the notice by its hash, so none is removed or changed: what somebody accepted can be read later.
 */
const marcaItemSchema = lazy(() =>
  z.object({
    logo: logoSchema().nullable().default(null),
    legales: legalesSchema().prefault({}),
    aviso: z.object({ texto: z.string(), hash: z.string() }).nullable().default(null),
  }),
);
export type MarcaItem = z.output<ReturnType<typeof marcaItemSchema>>;

const empresaItemSchema = lazy(() =>
  z.object({
    nombreLegal: z.string(),
    nombreComercial: z.string().default(''),
    version: z.number().int(),
    configuracion: z
      .looseObject({ coloresPrimarios: coloresSchema().prefault({}), logo_url: z.string().default('') })
      .prefault({}),
  }),
);

export const marcaKey = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'MARCA' });
const avisoKey = (empresaId: string, hash: string) => ({ PK: companyPartition(empresaId), SK: `AVISO#${hash}` });

/** Brand of a company that has decided nothing yet. */
export const toMarcaItem = (item: Item | undefined): MarcaItem => marcaItemSchema().parse(item ?? {});

export type MarcaChange = Pick<Marca, 'colores' | 'legales'>;

export function marcaRepository(table: Table) {
  return {
    async get(empresaId: string): Promise<Marca> {
      const [empresa, item] = await Promise.all([
        table.get(empresaKey(empresaId), { consistent: true }),
        table.get(marcaKey(empresaId), { consistent: true }),
      ]);
      if (!empresa) throw empresaNoEncontrada(empresaId);
      const { version, configuracion, ...names } = empresaItemSchema().parse(empresa);
      const { logo, legales } = toMarcaItem(item);
      const { coloresPrimarios: colores, logo_url: logoIndicado } = configuracion;
      return { nombre: displayNombre(names), colores, logo, logoIndicado, legales, version };
    },

    /** From the company's version that was read. */
    async update(empresaId: string, version: number, change: MarcaChange, fechaActualizacion: string): Promise<void> {
      const empresa = await table.get(empresaKey(empresaId), { consistent: true });
      const configuracion = { ...(empresa?.configuracion as object | undefined), coloresPrimarios: change.colores };
      const aviso = avisoOf(change.legales);
      await table.write([
        {
          update: empresaKey(empresaId),
          set: { configuracion, version: version + 1, fechaActualizacion },
          if: { version: { eq: version } },
          orFail: (found) => (found ? versionObsoleta() : empresaNoEncontrada(empresaId)),
        },
        { update: marcaKey(empresaId), set: { tipo: 'MARCA', legales: change.legales, aviso } },
        ...(aviso ? [{ put: { ...avisoKey(empresaId, aviso.hash), tipo: 'AVISO', texto: aviso.texto } }] : []),
      ]);
    },

    async findLogo(empresaId: string): Promise<Logo | null> {
      return toMarcaItem(await table.get(marcaKey(empresaId), { consistent: true })).logo;
    },

    /** In the place of the one that was read, so that no file is left without anything that names it. */
    async setLogo(empresaId: string, logo: Logo | null, previous: Logo | null): Promise<void> {
      const write: Write = {
        update: marcaKey(empresaId),
        ...(logo ? { set: { tipo: 'MARCA', logo } } : { set: { tipo: 'MARCA' }, remove: ['logo'] }),
        if: { logo: previous ? { eq: previous } : { exists: false } },
        orFail: () => versionObsoleta(),
      };
      await table.write([write], { result: { logo } });
    },

    /** The texts of notices by their hash, of those that there are. */
    async findAvisos(empresaId: string, hashes: readonly string[]): Promise<Map<string, string>> {
      const keys = [...new Set(hashes)].map((hash) => avisoKey(empresaId, hash));
      const items = keys.length > 0 ? await table.batchGet(keys) : [];
      return new Map(items.map(({ SK, texto }) => [SK.replace('AVISO#', ''), String(texto)]));
    },
  };
}
export type MarcaRepository = ReturnType<typeof marcaRepository>;

function avisoOf(legales: Legales): MarcaItem['aviso'] {
  const texto = avisoTexto(legales);
  return texto ? { texto, hash: createHash('sha256').update(texto).digest('hex') } : null;
}
