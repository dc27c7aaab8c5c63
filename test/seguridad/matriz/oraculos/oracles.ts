import { sinCanariosAjenos, sinCanariosEscritos } from './canarios.ts';
import { contadoresExactos } from './contadores.ts';
import type { Oracle } from './oracle.ts';
import { particionAjenaIntacta, plataformaIntacta, rechazoSinHuella } from './particiones.ts';
import { camposProtegidos } from './protegidos.ts';
import { control, indistinguible, oculta, rechazada, sinFallos } from './respuestas.ts';

/** What must hold for every probe, by what the report calls it. */
export const ORACLES: Readonly<Record<string, Oracle>> = {
  'control positivo': control,
  'acceso rechazado': rechazada,
  'rechazo sin huella': rechazoSinHuella,
  'lo ajeno está oculto': oculta,
  'ajeno e inexistente iguales': indistinguible,
  'sin canarios ajenos': sinCanariosAjenos,
  'sin canarios escritos': sinCanariosEscritos,
  'partición ajena intacta': particionAjenaIntacta,
  'plataforma intacta': plataformaIntacta,
  'campos protegidos': camposProtegidos,
  'contadores exactos': contadoresExactos,
  'sin fallos internos': sinFallos,
};
