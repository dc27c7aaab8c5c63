import type { Coincidencia, Hallado } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import type { Voz } from './dato-protegido-enlace.ts';

const HIJOS =
  'hijo|hija|hijos|hijas|hijito|hijita|hijitos|hijitas|hijastro|hijastra|nene|nena|nenes|niño|niña|niños|niñas|chico|chica|chicos|chiquito|chiquita|chiquitos|bebe|bebito|bebita|guagua|guagüita|guaguita|wawa|crio|criatura|peque|pequeño|pequeña|chamo|chama|chamito|pelado|pelada|peladito|pelao|patojo|patoja|cipote|cipota|chigüin|guila|carajito|carajita|chamaco|chamaca|escuincle|pibe|piba|gurí|guri|gurisa|botija|gordo|gorda|gordito|gordita|nieto|nieta|nietos|nietito|nietita|sobrino|sobrina|sobrinito|sobrinita|sobrinos|ahijado|ahijada|hermanito|hermanita|mellizos|gemelos|mayor|menor|cachorro|retoño|muchachito|muchachita|mitai';
const MAYORES =
  'padre|papa|papi|apa|viejo|viejito|taita|madre|mama|mami|mamita|vieja|viejita|jefecita|padres|papas|viejos|viejitos|hermano|hermana|hermanos|hermanas|ñaño|ñaña|carnal|esposo|esposa|marido|mujer|señora|pareja|novio|novia|pololo|polola|enamorado|enamorada|conviviente|ex|exmarido|exmujer|exesposo|exesposa|expareja|abuelo|abuela|abuelito|abuelita|abuelos|nono|nona|tata|lela|tio|tia|primo|prima|cuñado|cuñada|suegro|suegra|suegros|yerno|nuera|padrastro|madrastra|familia';

/** Those of the speaker's family: what is told of them tells of the speaker. */
export const ALLEGADO: Readonly<Record<string, readonly string[]>> = {
  pariente_menor: [
    `(mi|mis|nuestro|nuestra|nuestros|a mi|de mi) (unico|unica|pobre|querido|querida)? (primer|primera|segundo|segunda|otro|otra)? (${HIJOS})`,
    `(mi|mis|nuestro|nuestra|a mi|con mi) (unico|unica)? (${HIJOS}) (mayor|menor|pequeñ*|chic*)? (..2)? de (1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete) (añitos|años|año|meses)? (y ..2 (años|meses))? ((que)? (va|asiste|estudia|esta) (a|en) (la|el|un|una)? (escuela|colegio|cole|kinder|jardin|liceo|guarderia|primaria|secundaria|infantil|instituto|prepa) (..1)?)?`,
    `(tengo|tenemos|tuve|crio|mantengo) (a)? (mi|un|una|dos|tres) (unico|unica)? (${HIJOS})`,
  ],
  pariente: [
    `(mi|mis|nuestro|nuestra|a mi|de mi) (pobre|difunto|difunta|querido|querida|ex|unico|unica|propio|propia)? (${MAYORES})`,
    `(tengo|tenia|cuido|cuidaba|cuide) (a)? (mi|mis) (${MAYORES})`,
  ],
};

const setOf = (words: string) => new Set(words.split(' ').map(keyOf));
const PROPIO = setOf('yo soy tengo estoy tuve estuve padezco sufro trabaje trabajo aprendi lleve organice');
const ALCANCE = 13;
/** Subtypes that tell nothing private of a relative: any family has them, or they are the speaker's own. */
const NO_DICE = new Set(['economica', 'familia', 'politica', 'religion', 'sindicato', 'origen']);
const TENIENDO = setOf(
  'tiene tienen tenia tuvo es era son esta estaba estuvo padece sufre nacio nació con diagnosticaron detectaron salio usa toma va fue quedo quedó le les vive necesita anda sigue muere murio murió fallecio falleció por lo la',
);

/** From the relative to the datum that is told of them. */
export function allegadosOf(
  hallado: Hallado,
  voces: readonly Voz[],
): { grupo: 'menor_allegado' | 'allegado'; desde: number; hasta: number; oracion: number; subtipo: string }[] {
  const { palabras } = hallado.lectura;
  return (['pariente_menor', 'pariente'] as const).flatMap((grupo) =>
    hallado.de(grupo).flatMap((pariente) => {
      const voz = voces
        .filter((each) => !NO_DICE.has(each.subtipo) || (each.clase === 'estar' && each.subtipo === 'familia'))
        .find((each) => each.oracion === pariente.oracion && isOf(palabras, pariente, each));
      if (!voz) return [];
      return [
        {
          grupo: grupo === 'pariente' ? ('allegado' as const) : ('menor_allegado' as const),
          desde: pariente.desde,
          hasta: voz.hasta,
          oracion: voz.oracion,
          subtipo: voz.subtipo,
        },
      ];
    }),
  );
}

function isOf(palabras: Hallado['lectura']['palabras'], pariente: Coincidencia, voz: Voz): boolean {
  if (voz.desde < pariente.hasta || voz.desde - pariente.hasta > ALCANCE) return false;
  const between = palabras.slice(pariente.hasta, voz.desde);
  if (between.some(({ keys }) => keys.some((key) => PROPIO.has(key)))) return false;
  if (voz.clase === 'gremio' || voz.clase === 'partido' || voz.clase === 'culto') return false;
  return between.some(({ keys }) => keys.some((key) => TENIENDO.has(key)));
}
