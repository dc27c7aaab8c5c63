import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { PLAZOS_ATENCION } from '#shared/entrevistas/atencion/plazo-atencion.ts';
import { SI_FALTA } from '#shared/entrevistas/dignidad/si-falta.ts';
import type { AjustesAtencionRecord } from './ajustes-atencion.record.ts';
import { alcanzables } from './lectores.ts';

export interface EmpresaAtencion {
  nombreComercial: string;
  nombreLegal: string;
  email: string;
  /** Controller of the data, as named in the company's legal texts. */
  responsable: string;
}

/** Values for the gaps of approved texts that are about the company's care for candidates. */
export interface Atencion {
  persona_de_contacto: string;
  plazo_respuesta_contacto: string;
  correo_contacto: string;
  quien_lee: string;
  responsable_datos: string;
  /** Empty: the sentence and the button are left out. */
  canal_acoso: string;
}

/** Gap values from the company's settings; a setting that is missing gets the words of `si_falta`. */
export function atencionOf(ajustes: AjustesAtencionRecord, empresa: EmpresaAtencion): Atencion {
  const missing = (gap: keyof typeof SI_FALTA) => SI_FALTA[gap].replace('{empresa}', displayNombre(empresa));
  const [persona] = alcanzables(ajustes);
  return {
    persona_de_contacto: persona?.nombre || missing('persona_de_contacto'),
    plazo_respuesta_contacto: ajustes.plazo
      ? PLAZOS_ATENCION[ajustes.plazo].texto
      : missing('plazo_respuesta_contacto'),
    correo_contacto: persona?.correo || empresa.email || missing('correo_contacto'),
    quien_lee: ajustes.quienLee || missing('quien_lee'),
    responsable_datos: empresa.responsable || missing('responsable_datos'),
    canal_acoso: ajustes.canalAcoso,
  };
}
