import { CATALOGO_PLANTILLAS } from '#shared/correos/catalogo-plantillas.ts';
import type { PlantillaCorreo, PlantillaResumen } from '#shared/correos/plantilla-correo.ts';
import { NOMBRES_PLANTILLA, type Plantilla, plantillaInfo } from '#shared/correos/plantillas.ts';
import { defaultBorrador } from './fuente.ts';
import { plantillaNoEncontrada } from './plantilla.errors.ts';
import type { EstadoPlantilla, PlantillaRepository, TextoPlantilla } from './plantilla.repository.ts';

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
  const [record, anteriores] = await Promise.all([plantillas.get(plantilla), plantillas.listAnteriores(plantilla)]);
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
    anteriores: anteriores.map(({ version, hasta, por, ...texto }) => ({ version, hasta, por, ...borradorOf(texto) })),
  };
}

const borradorOf = ({ subject, contenido }: TextoPlantilla) => ({ subject, contenido });
