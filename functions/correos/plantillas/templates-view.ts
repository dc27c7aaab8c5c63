import { type PlantillaDocumentada, placeOf, type Templates } from '#shared/correos/plantilla-correo.ts';
import { NOMBRES_PLANTILLA, type Plantilla } from '#shared/correos/plantillas.ts';
import { fuenteOf } from './fuente.ts';
import { type ChangedPlantillas, unchanged } from './plantilla.repository.ts';

/** All templates in the documented form, by category: what is sent, with its places open. */
export function templatesOf(changed: ChangedPlantillas): Templates {
  const templates: Templates = {};
  for (const plantilla of NOMBRES_PLANTILLA) {
    const [place = plantilla, name] = placeOf(plantilla);
    const documentada = documentadaOf(plantilla, changed);
    templates[place] = name ? { ...templates[place], [name]: documentada } : documentada;
  }
  return templates;
}

export function documentadaOf(plantilla: Plantilla, changed: ChangedPlantillas): PlantillaDocumentada {
  const record = changed[plantilla] ?? unchanged();
  const { subject, html } = fuenteOf(plantilla, record);
  return { enabled: record.enabled, subject, html: html.trim() };
}
