import type { Diferencia, Muestra, Operacion } from '#shared/datos/datos/datos.ts';
import { IMPORTABLES } from '#shared/datos/datos/entidades.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { EmpresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { bloquesInMemory } from './bloques.ts';
import { type Comparado, type CompareContext, compareBloque } from './compare-bloque.ts';
import type { Elemento } from './entidad.record.ts';
import { erasedOwners } from './erased-owners.ts';
import { noTraidosOf } from './no-traidos.ts';
import { readArchivo } from './read-archivo.ts';

/** Of each kind, those that people should see first. */
const MUESTRAS = 5;
const ORDEN = ['conflicto', 'suprimido', 'conservado', 'cambiado', 'nuevo'] as const;
const TEXTO_MAX = 80;

interface Services {
  repos: CompareContext['repos'] & { empresas: Pick<EmpresaRepository, 'findUso'> };
  secrets: Secrets;
}

/**
 * Preview of a file: what it would do, kind by kind, and what it would not bring. Nothing is written.
 * @throws AppError VALIDACION when it is not a whole and untouched file that this platform made of this very company
 */
export async function reviewArchivo(
  empresaId: string,
  bytes: Buffer,
  { repos, secrets }: Services,
): Promise<Pick<Operacion, 'diferencias' | 'noTraidos' | 'huella' | 'pasosTotal'>> {
  const { bloques, huella: archivo } = await readArchivo(bytes, empresaId, secrets);
  const uso = await repos.empresas.findUso(empresaId);
  const limite = uso?.limiteCandidatos ?? 0;
  const sitio = limite === -1 ? -1 : Math.max(0, limite - (uso?.candidatos ?? 0));
  const findErased = erasedOwners(empresaId, bloquesInMemory(bloques), repos);
  const context: CompareContext = { empresaId, repos, archivo, previstos: new Set(), findErased, sitio };
  const compared: { elemento: Elemento; each: Comparado }[] = [];
  for (const bloque of bloques) {
    const done = await compareBloque(bloque, context);
    compared.push(...done.map((each, at) => ({ each, elemento: bloque[at] as Elemento })));
  }
  const diferencias = IMPORTABLES.flatMap((entidad): Diferencia[] => {
    const own = compared.filter(({ each }) => each.entidad === entidad);
    if (own.length === 0) return [];
    const count = (resultado: Comparado['resultado']) => own.filter(({ each }) => each.resultado === resultado).length;
    const diferencia = {
      entidad,
      nuevo: count('nuevo'),
      cambiado: count('cambiado'),
      igual: count('igual'),
      conservado: count('conservado'),
      conflicto: count('conflicto'),
      suprimido: count('suprimido'),
      muestras: ORDEN.flatMap((resultado) => own.filter(({ each }) => each.resultado === resultado))
        .slice(0, MUESTRAS)
        .map(toMuestra),
    };
    return [diferencia];
  });
  const noTraidos = noTraidosOf(compared.map(({ each }) => each));
  return { diferencias, noTraidos, huella: archivo, pasosTotal: bloques.length };
}

function toMuestra({ elemento, each }: { elemento: Elemento; each: Comparado }): Muestra {
  // Somebody who was erased is not named again.
  const texto = each.resultado === 'suprimido' ? 'Persona suprimida' : textOf(elemento);
  return { texto, resultado: each.resultado, detalle: each.detalle };
}

function textOf({ datos, clave }: Elemento): string {
  const { nombreArea, nombre, candidatoNombre, servicioNombre, texto, pregunta, que } = datos;
  const interview = candidatoNombre && `${candidatoNombre} · ${servicioNombre}`;
  const found = nombreArea ?? nombre ?? interview ?? texto ?? pregunta ?? que ?? clave;
  const shown = String(found);
  return shown.length > TEXTO_MAX ? `${shown.slice(0, TEXTO_MAX - 1)}…` : shown;
}
