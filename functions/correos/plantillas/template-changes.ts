import { type PlantillaDocumentada, placeOf, type Templates } from '#shared/correos/plantilla-correo.ts';
import { NOMBRES_PLANTILLA, type Plantilla } from '#shared/correos/plantillas.ts';
import { defaultBorrador } from './fuente.ts';
import { type ChangedPlantillas, type PlantillaChange, unchanged } from './plantilla.repository.ts';
import { plantillaChange } from './plantilla-change.ts';
import { documentadaOf } from './templates-view.ts';

/**
 * What a request in the documented form changes; what comes back as it was read changes nothing, and parts stay parts as
 * long as nobody touches the HTML that they make. @throws AppError VALIDACION
 */
export function templateChanges(templates: Templates, changed: ChangedPlantillas): PlantillaChange[] {
  return NOMBRES_PLANTILLA.flatMap((plantilla) => {
    const asked = askedFor(plantilla, templates);
    const now = documentadaOf(plantilla, changed);
    if (!asked || (asked.enabled === now.enabled && asked.subject === now.subject && asked.html === now.html))
      return [];
    const record = changed[plantilla] ?? unchanged();
    const { contenido } = record.texto ?? defaultBorrador(plantilla);
    const { enabled, subject, html } = asked;
    const body = { enabled, subject, contenido: html === now.html ? contenido : ({ modo: 'html', html } as const) };
    return plantillaChange(plantilla, record, body, (path) => documentedPath(plantilla, path));
  });
}

const documentedPath = (plantilla: Plantilla, path: string) =>
  ['emailConfig.templates', ...placeOf(plantilla), path.replace(/^contenido.*/, 'html')].join('.');

function askedFor(plantilla: Plantilla, templates: Templates): PlantillaDocumentada | undefined {
  const [place = plantilla, name] = placeOf(plantilla);
  const found: unknown = templates[place];
  return (name ? (found as Templates | undefined)?.[name] : found) as PlantillaDocumentada | undefined;
}
