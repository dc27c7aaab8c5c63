import { CATALOGO_PLANTILLAS } from '#shared/correos/catalogo-plantillas.ts';
import type { PlantillaCorreo, PlantillaResumen } from '#shared/correos/plantilla-correo.ts';
import { NOMBRES_PLANTILLA, type Plantilla, plantillaInfo } from '#shared/correos/plantillas.ts';
import { defaultBorrador } from './fuente.ts';
import { plantillaNoEncontrada } from './plantilla.errors.ts';
import type { EstadoPlantilla, PlantillaRecord, PlantillaRepository, TextoPlantilla } from './plantilla.repository.ts';

/** @throws AppError PLANTILLA_NO_ENCONTRADA */
export function plantillaNamed(name: string): Plantilla {
  const plantilla = NOMBRES_PLANTILLA.find((each) => each === name);
  if (!plantilla) throw plantillaNoEncontrada();
  return plantilla;
}

export function resumenOf(plantilla: Plantilla, estado: EstadoPlantilla): PlantillaResumen {
  const { titulo, categoria, desactivable } = plantillaInfo(plantilla);
  const { cuando } = CATALOGO_PLANTILLAS[plantilla];
  const { enabled, personalizada, version, fecha, por } = estado;
  return { plantilla, titulo, cuando, categoria, desactivable, enabled, personalizada, version, fecha, por };
}

/** As the editor shows it, with what it was before. */
export async function plantillaView(plantilla: Plantilla, plantillas: PlantillaRepository): Promise<PlantillaCorreo> {
  const record = await plantillas.get(plantilla);
  const predeterminada = defaultBorrador(plantilla);
  return {
    ...resumenOf(plantilla, record),
    ...(record.texto ? borradorOf(record.texto) : predeterminada),
    variables: Object.entries(CATALOGO_PLANTILLAS[plantilla].variables).map(([nombre, variable]) => ({
      nombre,
      etiqueta: variable.etiqueta,
      ejemplo: variable.ejemplo,
      enlace: variable.enlace ?? false,
      requerida: variable.requerida ?? false,
      secreta: variable.secreta ?? false,
    })),
    predeterminada,
    anterior: await anteriorOf(plantilla, record, plantillas),
  };
}

async function anteriorOf(
  plantilla: Plantilla,
  { versionAnterior }: PlantillaRecord,
  plantillas: PlantillaRepository,
): Promise<PlantillaCorreo['anterior']> {
  if (versionAnterior === undefined) return null;
  const texto = await plantillas.findAnterior(plantilla, versionAnterior);
  // The text that the platform comes with stands in the answer anyway.
  return texto ? { version: versionAnterior, ...borradorOf(texto) } : null;
}

const borradorOf = ({ subject, contenido }: TextoPlantilla) => ({ subject, contenido });
