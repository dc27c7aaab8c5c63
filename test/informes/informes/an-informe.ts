import type { Informe } from '#shared/informes/informes/informe.ts';
import { anId } from '../../support/ids.ts';

const START = Date.UTC(2026, 0, 1);
const NOMBRES = ['Lucía', 'Óscar', 'Ñuria', 'Tomás', 'Inés', 'Marcos', 'Alba', 'Hugo', 'Paula'];
const RECOMENDADAS = ['recomendado', 'con_reservas', 'no_recomendado', 'sin_datos'] as const;

const habilidad = (nombre: string, puntuacion: number | null) => ({
  habilidad: nombre,
  competenciaId: nombre.toLowerCase(),
  puntuacion,
  confianza: puntuacion === null ? 0 : 0.6,
  justificacion: 'Contó una situación propia con su resultado.',
  evidencia: [],
});

/** The area of every other one. */
export const VENTAS = anId('are', 1);

/** The n-th report of a company, one a minute; every fourth has no score. */
export function anInforme(n: number, more: Partial<Informe> = {}): Informe {
  const puntuacionMedia = n % 4 === 3 ? null : (n % 19) / 2 + 0.5;
  return {
    entrevistaId: anId('ent', n),
    empresaId: 'emp_grande',
    candidatoId: anId('can', n),
    candidatoNombre: `${NOMBRES[n % NOMBRES.length]} Fernández de Córdoba ${n}`,
    areaId: n % 2 ? VENTAS : null,
    servicioId: n % 3 ? 'entrevistas-profundidad' : 'test-vocacional',
    servicioNombre: n % 3 ? 'Entrevistas en profundidad' : 'Test vocacional',
    servicioVersion: 1,
    estado: 'analizada',
    fecha: new Date(START + n * 60_000).toISOString(),
    informeIA: {
      resumenEjecutivo: 'Un resumen.',
      softSkills: [habilidad('Comunicación', puntuacionMedia), habilidad('Liderazgo', null)],
      hardSkills: [],
      conclusiones: 'Unas conclusiones.',
      recomendaciones: [],
      recomendacion: RECOMENDADAS[n % 4] ?? 'sin_datos',
      puntuacionMedia,
      confianza: 0.6,
      bertAnalysis: null,
      alertas: [],
      motor: 'integrado',
      modelo: null,
      versionPrompt: null,
      versionRubrica: 'entrevistas-profundidad@1',
    },
    version: 1,
    ...more,
  };
}

const COMENTARIO = 'He leído la transcripción entera y estoy de acuerdo con casi todo lo que dice el informe.';

export function validated(informe: Informe, cambios: { habilidad: string; puntuacion: number }[] = []): Informe {
  const fecha = new Date(Date.parse(informe.fecha) + 3_600_000).toISOString();
  const own = cambios.map((cambio) => ({ ...cambio, motivo: 'Lo explicó bien', por: 'Ana Ruiz', fecha }));
  const validacion = { por: 'Ana Ruiz', usuarioId: 'usu_1', comentario: COMENTARIO, fecha, cambios: own };
  return { ...informe, estado: 'validada', version: 2, validacion };
}
