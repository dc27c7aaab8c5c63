import { toAjustesAtencion } from '#functions/entrevistas/atencion/ajustes-atencion.record.ts';
import { atencionOf } from '#functions/entrevistas/atencion/atencion-of.ts';
import type { LoadedSala } from '#functions/entrevistas/sala/sala.service.ts';

/** A room of a company that has decided nothing, with one open question. */
export function openSala(pais: string): LoadedSala {
  const acme = { nombreComercial: 'Acme', nombreLegal: 'Acme', email: '', responsable: '' };
  const ajustesAtencion = toAjustesAtencion(undefined);
  return {
    entrevista: { candidatoPais: '', cierra: '2026-12-01T10:00:00.000Z', zonaHoraria: 'UTC', duracion: 30 },
    anfitrion: { ...acme, pais, marca: { legales: {} }, ajustesAtencion, atencion: atencionOf(ajustesAtencion, acme) },
    servicio: { estructura: { fases: [], competencias: [] } },
    turnos: [{ pregunta: '¿Qué hiciste?' }],
    lineas: {},
  } as unknown as LoadedSala;
}
