import { buscadorDe, type Canario } from './canario.ts';
import type { Hallado } from './lugares.ts';
import type { Dicho } from './persona.ts';
import type { Siembra } from './terreno.ts';

export interface Lugares {
  dichos: readonly Dicho[];
  tabla: readonly Hallado[];
  buckets: readonly Hallado[];
  correos: readonly Hallado[];
  salida: readonly Hallado[];
  construido: readonly Hallado[];
  /** What models were asked. */
  modelos: readonly Hallado[];
}

/** Where a canary stands that must not stand there, one line for each. */
export function barrer({ canarios, ...siembra }: Siembra, lugares: Lugares): string[] {
  return canarios.flatMap((canario) => {
    const { nombre, texto } = canario;
    if (texto.length < MINIMO) return [`${nombre} has not been sown: «${texto}»`];
    const isIn = buscadorDe(canario);
    const escapes = (all: readonly Hallado[], may: (hallado: Hallado) => boolean) =>
      all.filter((each) => isIn(each.texto) && !may(each)).map(({ donde }) => donde);
    const nowhere = () => false;
    const kept = (hallado: Hallado) => canario.clase === 'personal' && isOf(siembra, hallado);
    const found = {
      respuestas: lugares.dichos
        .filter((dicho) => isIn(dicho.texto) && !mayHear(siembra, canario, dicho))
        .map(({ quien, ruta }) => `${ruta} to ${quien}`),
      tabla: escapes(lugares.tabla, kept),
      buckets: escapes(lugares.buckets, kept),
      correos: escapes(lugares.correos, ({ donde }) => donde.split(',').every((to) => canario.correos?.includes(to))),
      salida: escapes(lugares.salida, nowhere),
      // A hundred megabytes, and made before anything was sown: as it is, or not at all.
      construido: lugares.construido.filter((each) => each.texto.includes(texto)).map(({ donde }) => donde),
      modelos: escapes(lugares.modelos, () => canario.modelos === true),
    };
    return Object.entries(found).flatMap(([lugar, where]) =>
      [...new Set(where)].map((each) => `${nombre} is in ${lugar}: ${each}`),
    );
  });
}

/** Shorter ones would be found by chance. */
const MINIMO = 6;

function mayHear(
  { superadmin, duena, operadora }: Pick<Siembra, 'superadmin' | 'duena' | 'operadora'>,
  canario: Canario,
  dicho: Dicho,
) {
  if (canario.respuestas?.(dicho)) return true;
  const own = [superadmin, duena, operadora].some(({ quien }) => quien === dicho.quien);
  return canario.clase === 'personal' && own;
}

/** Whether an item or a file is the company's, or that of one of its people: what they are notified of. */
function isOf({ empresaId, equipo }: Pick<Siembra, 'empresaId' | 'equipo'>, { donde }: Hallado): boolean {
  return donde.includes(empresaId) || equipo.some((id) => donde.startsWith(`USUARIO#${id} `));
}
