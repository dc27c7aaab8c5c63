import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import type { TipoAtencion } from '#shared/entrevistas/atencion/atencion.ts';
import { PLAZOS_ATENCION } from '#shared/entrevistas/atencion/plazo-atencion.ts';
import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import type { CambiosLineas } from '#shared/entrevistas/dignidad/linea.ts';
import { lineasOf } from '#shared/entrevistas/dignidad/lineas.ts';
import { SI_FALTA } from '#shared/entrevistas/dignidad/si-falta.ts';
import { MOTIVO_AYUDA_LABELS } from '#shared/entrevistas/sala/ayuda.ts';
import type { CandidatoRecord } from '../../candidatos/candidatos/candidato.record.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import type { AjustesAtencionRecord } from './ajustes-atencion.record.ts';
import type { AtencionRecord } from './atencion.record.ts';

interface Around {
  entrevista: Pick<EntrevistaRecord, 'servicioNombre' | 'candidatoNombre' | 'candidatoEmail'>;
  /** Undefined where nobody is there any more. */
  candidato: Pick<CandidatoRecord, 'nombre' | 'telefono' | 'pais' | 'email'> | undefined;
  empresa: { pais: string; nombreComercial: string; nombreLegal: string };
  ajustes: Pick<AjustesAtencionRecord, 'plazo'>;
  today: string;
  /** Changes that superadmins have made to the help lines. */
  lineas: CambiosLineas;
}

export interface AvisoAtencion {
  asunto: string;
  texto: string;
}

/** The approved words with which whoever cares for candidates hears of something. What the person asked is not in them. */
export function avisoOf(
  { tipo, motivo }: { tipo: TipoAtencion; motivo?: AtencionRecord['motivo'] },
  { entrevista, candidato, empresa, ajustes, today, lineas }: Around,
): AvisoAtencion {
  const { avisos } = categorias();
  const nombre = candidato?.nombre ?? entrevista.candidatoNombre;
  const { emergencias, linea_crisis } = lineasOf([candidato?.pais ?? '', empresa.pais], today, lineas);
  const gaps: Record<string, string> = {
    candidato: nombre,
    servicio: entrevista.servicioNombre,
    empresa: displayNombre(empresa),
    plazo_respuesta_contacto: ajustes.plazo ? PLAZOS_ATENCION[ajustes.plazo].texto : SI_FALTA.plazo_respuesta_contacto,
    telefono_candidato: candidato?.telefono ?? '',
    correo_candidato: candidato?.email ?? entrevista.candidatoEmail,
    emergencias,
    linea_crisis,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
  if (tipo === 'urgente') {
    const { asunto, texto, texto_sin_telefono } = avisos.urgente;
    return { asunto: fill(asunto), texto: fill(candidato?.telefono ? texto : texto_sin_telefono) };
  }
  if (tipo === 'ayuda') {
    const what = MOTIVO_AYUDA_LABELS[motivo ?? 'otro'].toLowerCase();
    return {
      asunto: 'Un candidato pide ayuda',
      texto: `${nombre} pide ayuda con la entrevista «${entrevista.servicioNombre}»: ${what}.`,
    };
  }
  const { asunto, texto } = avisos[tipo];
  // Copies of a notice last longer than a question may: it is read where it stands.
  return { asunto: fill(asunto), texto: fill(texto.replace('«{pregunta_textual}». ', '')) };
}
