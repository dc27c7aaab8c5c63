import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import type { CambiosLineas } from '#shared/entrevistas/dignidad/linea.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
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
  lineas: CambiosLineas,
  today: string,
): Notice {
  const { asunto, texto, texto_sin_telefono } = categorias().avisos.urgente;
  const { emergencias, linea_crisis } = lineasOf([pais, empresa.pais], today, lineas);
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
