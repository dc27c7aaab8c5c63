import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import type { EventDetail } from '#shared/events.ts';
import type { CandidatoRecord } from '../../candidatos/candidatos/candidato.record.ts';
import type { Notice } from '../../correos/notice.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';

/**
 * Somebody may need help at once. Those who administer the company are told to call, in an approved text: name, telephone
 * and numbers; neither what was written nor why. Nobody may have switched it off.
 */
export function atencionUrgenteNotice(
  { empresaId, candidatoId, candidatoEmail }: EntrevistaRecord,
  { nombre, telefono, pais }: Pick<CandidatoRecord, 'nombre' | 'telefono' | 'pais'>,
  empresa: { pais: string },
  today: string,
): Notice {
  const { asunto, texto, texto_sin_telefono } = categorias().avisos.urgente;
  const { emergencias, linea_crisis } = lineasOf([pais, empresa.pais], today);
  const gaps: Record<string, string> = {
    ...{ candidato: nombre, telefono_candidato: telefono, correo_candidato: candidatoEmail },
    ...{ emergencias, linea_crisis },
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
  return {
    audience: { empresaId, rol: 'admin' },
    correo: { plantilla: 'alertas', sobre: nombre },
    text: {
      type: 'candidato',
      priority: 'alta',
      title: fill(asunto),
      message: fill(telefono ? texto : texto_sin_telefono),
      actionUrl: `/candidatos/${candidatoId}`,
      actionText: 'Ver datos de contacto',
    },
  };
}

/** Who administers the company hears that whoever was to care for candidates no longer can: until then it is up to others. */
export function contactoNoDisponibleNotice({ empresaId }: EventDetail<'ContactoNoDisponible'>): Notice {
  return {
    audience: { empresaId, rol: 'admin' },
    correo: { plantilla: 'alertas', sobre: 'atención a candidatos' },
    text: {
      type: 'sistema',
      priority: 'alta',
      title: 'La persona de contacto no está disponible',
      message:
        'Ya no podemos avisar a la persona que atiende a tus candidatos. Mientras eliges a otra, atiende la suplencia o, si no la hay, la administración.',
      actionUrl: '/configuracion?seccion=atencion',
      actionText: 'Elegir a otra persona',
    },
  };
}
