import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import type { Deps } from '../../core/deps.ts';
import type { SessionUser } from '../../core/request.ts';

interface Asked {
  empresaId: string;
  usuario: SessionUser;
  nombre: string;
  tamano: number;
}

/** An import of which nothing is known but its file. */
export function newImportacion(
  { empresaId, usuario, nombre, tamano }: Asked,
  deps: Pick<Deps, 'newId' | 'now'>,
): Importacion {
  return {
    id: deps.newId('imp'),
    empresaId,
    estado: 'recibiendo',
    archivo: { nombre: fileName(nombre), tamano, formato: null },
    mapeo: {},
    duplicados: 'omitir',
    total: 0,
    procesadas: 0,
    revision: null,
    creados: 0,
    actualizados: 0,
    omitidos: 0,
    conErrores: 0,
    sinSitio: 0,
    deshechas: 0,
    eliminados: 0,
    restaurados: 0,
    conservados: 0,
    motivo: '',
    actor: { usuarioId: usuario.id, nombre: usuario.nombre },
    fechaCreacion: deps.now().toISOString(),
    fechaFin: null,
    deshacerHasta: null,
  };
}

/** Without a folder or control characters: it is only shown. */
function fileName(given: string): string {
  const name = given
    .replace(/\p{Cc}/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  return name.slice(0, 200) || 'archivo';
}
