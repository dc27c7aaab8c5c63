import type { Coincidencia, Familia, Gravedad, Hallado, Hallazgo } from '../familia.ts';
import { juntas } from '../lectura/patterns.ts';
import { endsClause, keysAt, ofSomething, wayOfLiving } from './alcance.ts';
import * as actos from './riesgo-vital-actos.ts';
import * as cruces from './riesgo-vital-cruces.ts';
import * as crucesMas from './riesgo-vital-cruces-mas.ts';
import * as cuerpo from './riesgo-vital-cuerpo.ts';
import * as giros from './riesgo-vital-giros.ts';
import * as indirectos from './riesgo-vital-indirecto.ts';
import * as mas from './riesgo-vital-mas.ts';
import * as modos from './riesgo-vital-modos.ts';
import * as otros from './riesgo-vital-otros.ts';
import * as patrones from './riesgo-vital-patrones.ts';
import * as senales from './riesgo-vital-senales.ts';
import * as sentido from './riesgo-vital-sentido.ts';
import * as sinConjugar from './riesgo-vital-sin-conjugar.ts';

interface Sena {
  gravedad: Gravedad;
  subtipo?: string;
  en: Coincidencia;
}

/** The person's own death as wish, idea, plan or act; harm to oneself; somebody near who is in that danger. */
export const riesgoVital: Familia = {
  cabezas: [
    'suicidarme',
    'suicidar',
    'suicidarse',
    'suicidio',
    'matarme',
    'quitarme',
    'morirme',
    'ahorcarme',
    'colgarme',
    'tirarme',
    'lanzarme',
    'aventarme',
    'guindarme',
    'cortarme',
    'lastimarme',
    'autolesionarme',
    'autolesiono',
    'pastillas',
    'despedida',
    'despedirme',
    'despertar',
    'despertarme',
    'desaparecer',
  ],
  gramatica: juntas(
    patrones,
    giros,
    senales,
    indirectos,
    otros,
    sentido,
    modos,
    actos,
    cruces,
    crucesMas,
    mas,
    cuerpo,
    sinConjugar,
  ),
  decidir(hallado) {
    const senas = [...propias(hallado), ...ajenas(hallado), ...indirectas(hallado)].filter(
      ({ en }) => !overlaps(hallado, en, 'indirectoInocuo'),
    );
    const strongest = new Map<number, Sena>();
    for (const sena of senas) {
      const before = strongest.get(sena.en.oracion);
      if (!before || before.gravedad < sena.gravedad) strongest.set(sena.en.oracion, sena);
    }
    return [...strongest.values()].map((sena) => hallazgoOf(withMemory(sena, hallado.memoria)));
  },
};

const hallazgoOf = ({ gravedad, subtipo, en: { inicio, fin } }: Sena): Hallazgo => ({
  categoria: 'riesgo_vital',
  gravedad,
  ...(subtipo ? { subtipo } : {}),
  tramo: { inicio, fin },
  fuente: 'reglas',
});

/** What is unclear once is no longer so the second time, nor after weeping; a bereavement is not a sign of the person's own. */
export const withMemory = <S extends Pick<Hallazgo, 'gravedad' | 'subtipo'>>(sena: S, memoria: readonly string[]): S =>
  sena.gravedad === 1 &&
  sena.subtipo !== 'duelo' &&
  (memoria.includes('riesgo_vital:1') ||
    memoria.includes('malestar_intenso:2') ||
    memoria.includes('malestar_intenso:3'))
    ? { ...sena, gravedad: 2 }
    : sena;

/** Does one of these groups lead straight to the match? */
function leadsTo(hallado: Hallado, { oracion, desde, hasta }: Coincidencia, ...grupos: string[]): boolean {
  return hallado
    .de(...grupos)
    .some((each) => each.oracion === oracion && each.desde < desde && each.hasta >= desde && each.hasta <= hasta);
}
const overlaps = (hallado: Hallado, { oracion, desde, hasta }: Coincidencia, ...grupos: string[]) =>
  hallado.de(...grupos).some((each) => each.oracion === oracion && each.desde < hasta && each.hasta > desde);
const quoted = ({ lectura }: Hallado, { inicio }: Coincidencia) =>
  lectura.citas.some((cita) => cita.inicio <= inicio && inicio < cita.fin);

/** Words between a match and what silences it, at most: who writes no signs says everything in one sentence. */
const BESIDE = 14;
const beside = (hallado: Hallado, { oracion, desde, hasta }: Coincidencia, ...grupos: string[]) =>
  hallado
    .de(...grupos)
    .some((each) => each.oracion === oracion && each.desde < hasta + BESIDE && each.hasta > desde - BESIDE);

/** In words of somebody else, or done by somebody else: «se quería morir». */
const notTheirs = (hallado: Hallado, en: Coincidencia) =>
  keysAt(hallado.lectura, en.desde - 1).includes('se') ||
  overlaps(hallado, en, 'otroMata') ||
  leadsTo(hallado, en, 'diceOtro') ||
  (quoted(hallado, en) && hallado.hay({ oracion: en.oracion }, 'diceOtro', 'oficio'));

function propias(hallado: Hallado): Sena[] {
  const { de, hay, lectura } = hallado;
  const wishes = [
    ...de('matarse'),
    ...de('noVivir', 'giros').filter((en) => !(ofLife(hallado, en) && wayOfLiving(hallado, en))),
    ...de('desaparecer'),
    ...de('lenguas'),
    ...meMatoAlone(hallado),
    ...alone(hallado),
    ...de('vidaNo').filter((en) => !wayOfLiving(hallado, en)),
  ].filter(
    (en) =>
      !(
        overlaps(hallado, en, 'figurado') ||
        notTheirs(hallado, en) ||
        aboveGround(hallado, en) ||
        (overlaps(hallado, en, 'deporte') &&
          !/(ganas|morir|matar|muert|vi[vb]ir|suicid|vida)/i.test(textOf(hallado, en))) ||
        followedByWork(hallado, en)
      ),
  );
  const harm = de('autolesion', 'meDoy').filter(
    (en) =>
      !(
        overlaps(hallado, en, 'cortarOtraCosa', 'figurado') ||
        notTheirs(hallado, en) ||
        (/^autolesio|^cutting/.test(wordOf(hallado, en)) && hay({ oracion: en.oracion }, 'oficio'))
      ),
  );
  const unseen = de('noMeVeran').filter(
    (en) => endsClause(lectura, en) || /(más|mas|nunca|jamás|jamas|vida|viv[ao])$/i.test(textOf(hallado, en)),
  );
  const gone = de('meVoy').filter((en) => endsClause(lectura, en));
  const byes = [...de('despedida'), ...unseen, ...gone].filter(
    (en) =>
      !(overlaps(hallado, en, 'despedidaDeTrabajo') || notTheirs(hallado, en) || elsewhere(hallado, en)) &&
      !(
        /desp[ei]d/i.test(textOf(hallado, en)) &&
        hay({ oracion: en.oracion }, 'saleDelTrabajo') &&
        !hay({ oracion: en.oracion }, 'miGente')
      ),
  );
  const done = de('hecho', 'loTome').filter((en) => !(notTheirs(hallado, en) || beside(hallado, en, 'tomaNormal')));
  const meant = [...de('mediosPara')].filter(
    (en) =>
      !(notTheirs(hallado, en) || overlaps(hallado, en, 'figurado') || beside(hallado, en, 'oficio', 'medioDeTrabajo')),
  );
  const places = de('lugar', 'meFui', 'voyAlSitio').filter(
    (en) => !(beside(hallado, en, 'oficio', 'alturas') || notTheirs(hallado, en)),
  );
  const unclear = de('sinSalida', 'sinFuerzas').filter(
    (en) =>
      !(
        overlaps(hallado, en, 'salidaInocua') ||
        (ofSomething(lectura, en) && !hay({ oracion: en.oracion }, 'esteMundo')) ||
        (ofLife(hallado, en) && wayOfLiving(hallado, en)) ||
        notTheirs(hallado, en)
      ),
  );

  const alsoSaid = wishes.length + places.length + de('mediosPara', 'medioMio').length > 0;
  if (alsoSaid)
    byes.push(
      ...de('adiosSolo').filter((en) => endsClause(lectura, en) && !hay({ oracion: en.oracion }, 'despedidaDeTrabajo')),
    );
  const { length } = lectura.palabras;
  done.push(
    ...de('meLasTome').filter(
      (en) =>
        !notTheirs(hallado, en) && de('efecto', 'hecho').length > 0 && de('tomaNormal').length === 0 && length < 60,
    ),
  );
  done.push(...de('acaboDeCortarme').filter((en) => endsClause(lectura, en) && !notTheirs(hallado, en)));
  const serious = [...wishes, ...byes];
  const senas: Sena[] = [];
  for (const en of wishes) senas.push(wishOf(hallado, en, serious));
  for (const en of de('irmeCon'))
    if (hay({ oracion: en.oracion }, 'murieron') && !notTheirs(hallado, en) && /con|l[ao]$/.test(textOf(hallado, en)))
      senas.push({ gravedad: 2, en });
  for (const en of de('miIntento'))
    if (!hay({ oracion: en.oracion }, 'oficioAjeno')) senas.push(inTime(hallado, { gravedad: 2, en }));
  for (const en of de('medioMio'))
    if (!beside(hallado, en, 'medioDeTrabajo', 'oficio')) senas.push({ gravedad: 2, subtipo: 'medios', en });
  for (const en of de('noMeMato')) if (!notTheirs(hallado, en)) senas.push({ gravedad: 2, en });
  harm.push(
    ...de('meHagoDaño').filter(
      (en) =>
        endsClause(lectura, en) &&
        !notTheirs(hallado, en) &&
        !keysAt(lectura, en.desde - 1).some((key) => /^(si|no|kuando|kasi|nunka)$/.test(key)),
    ),
  );
  for (const en of de('medioSolo'))
    if (endsClause(lectura, en) && !beside(hallado, en, 'medioDeTrabajo', 'oficio', 'alturas'))
      senas.push({ gravedad: 3, subtipo: 'medios', en });
  for (const en of harm) senas.push(inTime(hallado, { gravedad: 2, subtipo: 'autolesion', en }));
  for (const en of byes) senas.push(inTime(hallado, { gravedad: 3, subtipo: 'despedida', en }));
  for (const en of done) senas.push(inTime(hallado, { gravedad: 3, subtipo: 'hecho', en }));
  for (const en of meant) senas.push(inTime(hallado, { gravedad: 3, subtipo: 'medios', en }));
  for (const en of places) {
    const sure = wishes.length || byes.length || unclear.length || hay({ oracion: en.oracion }, 'espera', 'momento');
    senas.push({ gravedad: sure ? 3 : 2, subtipo: 'plan', en });
  }
  for (const en of de('medios', 'medioNombre')) {
    const waits =
      hay({ oracion: en.oracion }, 'espera', 'decidido') &&
      !hay({ oracion: en.oracion, clausula: en.clausula }, 'oficio', 'alturas', 'medioDeTrabajo');
    if (waits) senas.push({ gravedad: 3, subtipo: 'medios', en });
  }
  for (const en of unclear) {
    const sure = hay({ oracion: en.oracion }, 'esteMundo');
    senas.push(sure ? { gravedad: 2, en } : { gravedad: 1, subtipo: 'ambigua', en });
  }
  for (const en of de('miIntentoSolo'))
    if (de('internada').some(({ oracion }) => Math.abs(oracion - en.oracion) <= 1) && endsClause(lectura, en))
      senas.push(inTime(hallado, { gravedad: 2, en }));
  for (const en of de('seCortaba'))
    if (endsClause(hallado.lectura, en) && hay({ oracion: en.oracion }, 'pasado', 'superado'))
      senas.push({ gravedad: 1, subtipo: 'pasado', en });
  return senas;
}

/** What is said by its noun, place or other end; at work the same words belong to others. */
function indirectas(hallado: Hallado): Sena[] {
  const { de, hay } = hallado;
  const own = (grupo: string) =>
    de(grupo).filter(
      (en) =>
        !(notTheirs(hallado, en) || overlaps(hallado, en, 'figurado')) &&
        !hay({ oracion: en.oracion, clausula: en.clausula }, 'oficioAjeno') &&
        !hay({ oracion: en.oracion, clausula: en.clausula }, 'indirectoInocuo'),
    );
  return [
    ...own('indirecto').map((en) => inTime(hallado, { gravedad: 2, en })),
    ...own('indirectoGrave').map((en) => inTime(hallado, { gravedad: 3, subtipo: 'plan', en })),
    ...de('otroIndirecto').map((en): Sena => ({ gravedad: 2, subtipo: 'otra_persona', en })),
    ...de('dueloIndirecto').map((en): Sena => ({ gravedad: 1, subtipo: 'duelo', en })),
  ];
}

/** A wish or idea: with a plan, denied, past, or only a strong word. */
function wishOf(hallado: Hallado, en: Coincidencia, serious: readonly Coincidencia[]): Sena {
  const { de, hay } = hallado;
  const here = { oracion: en.oracion };
  if (leadsTo(hallado, en, 'niega') && !leadsTo(hallado, en, 'noNiega')) return { gravedad: 1, subtipo: 'ambigua', en };
  const inTimeSena = inTime(hallado, { gravedad: 2, en });
  if (inTimeSena.gravedad === 1) return inTimeSena;
  if (
    overlaps(hallado, en, 'hiperbole') &&
    !hay(here, 'momento', 'espera') &&
    serious.every((each) => overlaps(hallado, each, 'hiperbole', 'desaparecer')) &&
    isPetty(hallado, en)
  )
    return { gravedad: 1, subtipo: 'ambigua', en };
  const means = de('medios').some(({ oracion }) => !hay({ oracion }, 'medioDeTrabajo'));
  const planned =
    de('decidido').length > 0 ||
    (en.grupo.endsWith('matarse') && hay(here, 'momento')) ||
    (en.grupo.endsWith('noVivir') && hay(here, 'decidido'));
  if (planned) return { gravedad: 3, subtipo: 'plan', en };
  if (means) return { gravedad: 3, subtipo: 'medios', en };
  return { gravedad: 2, en };
}

/** The cause is in the same sentence, or a mishap in the next one; what follows a «pero» is no consequence. */
function isPetty(hallado: Hallado, en: Coincidencia): boolean {
  const { hay, lectura } = hallado;
  const { oracion, clausula } = en;
  const near = [oracion - 1, oracion, oracion + 1];
  const some = (...grupos: string[]) => near.some((each) => hay({ oracion: each }, ...grupos));
  const first = lectura.oraciones[oracion]?.clausulas[clausula]?.desde ?? 0;
  const despite = keysAt(lectura, first).some((key) => key === 'pero' || key === 'aunke');
  return (
    !despite && (beside(hallado, en, 'menudencia') || some('percance')) && !some('enSerio', 'sinSalida', 'sinFuerzas')
  );
}

/** «Mi primo intentó matar una víbora»: without «se» it is done to something else. */
function ofAThing({ lectura }: Hallado, { desde, hasta }: Coincidencia): boolean {
  const keys = lectura.palabras.slice(desde, hasta).flatMap((palabra) => palabra.keys);
  const bare = /^(matar|tirar|kolgar|kortar|abentar|lansar|aogar|disparar|enbenenar|aorkar|saltar|volar)$/;
  return (
    keysAt(lectura, hasta - 1).some((key) => bare.test(key)) && !keys.some((key) => key === 'se' || key.endsWith('rse'))
  );
}

/** «Mi compañera se quería morir cuando vio la cola». */
const wouldHaveDied = (hallado: Hallado, en: Coincidencia) =>
  /(quer[ií]a|quiso|quiere) (morir|matar)/i.test(textOf(hallado, en)) &&
  hallado.hay({ oracion: en.oracion }, 'cuandoVe') &&
  hallado.hay({ oracion: en.oracion }, 'menudencia', 'percance');

/** An own past is asked about gently; what has come back is present. */
function inTime(hallado: Hallado, sena: Sena): Sena {
  const { de, hay } = hallado;
  const { en } = sena;
  const here = { oracion: en.oracion };
  if (hay(here, 'haVuelto', 'reciente')) return sena;
  const told = leadsTo(hallado, en, 'verboPasado');
  const past = de('pasado').filter((each) => !overlaps(hallado, each, 'noEdad'));
  const near = (grupo: string) =>
    (grupo === 'pasado' ? past : de(grupo)).some(({ oracion }) => Math.abs(oracion - en.oracion) <= 2);
  if (
    past.some(({ oracion }) => oracion === en.oracion) ||
    (told && (near('pasado') || near('superado'))) ||
    hay(here, 'superado')
  )
    return { ...sena, gravedad: 1, subtipo: 'pasado' };
  return sena;
}

/** The clause ends there, or only its hour follows. */
const closes = (hallado: Hallado, en: Coincidencia) =>
  endsClause(hallado.lectura, en) ||
  hallado.de('momento', 'reciente').some(({ oracion, desde }) => oracion === en.oracion && desde === en.hasta);

/** «Me mato», not «me mato la idea» for «mató», nor «me mato a trabajar». */
function meMatoAlone(hallado: Hallado): Coincidencia[] {
  const { de, lectura } = hallado;
  const ofWork = new Set('a por de en el la los las un una mi para ke lo su'.split(' '));
  return de('meMato').filter((en) => {
    const next = keysAt(lectura, en.hasta);
    return closes(hallado, en) || !next.some((key) => ofWork.has(key) || /[ae]ndo$/.test(key));
  });
}

/** «Me aviento desde el piso quince», of who works on ropes. */
const aboveGround = (hallado: Hallado, en: Coincidencia) =>
  hallado.hay({ oracion: en.oracion }, 'alturas') &&
  /^(me )?(avient|lanz|tir|cuelg|colg|salt|brinc|arroj|bot)/i.test(hallado.lectura.texto.slice(en.inicio, en.fin));

/** «El lunes ya no voy a estar en la ciudad». */
const elsewhere = ({ lectura, hay }: Hallado, en: Coincidencia) =>
  keysAt(lectura, en.hasta - 1).some((key) => key === 'estar' || key === 'estare') &&
  !endsClause(lectura, en) &&
  keysAt(lectura, en.hasta).some((key) =>
    /^(en|disponib|lokalisab|de|trabajando|presente|kon|komo|al|lib|okupad)/.test(key),
  ) &&
  !hay({ oracion: en.oracion }, 'esteMundo');

const LIFE = /^(bibir|bibiendo|bida|existir|despertar|despertarme|lebantarme|existensia|bibi)$/;
const ofLife = (hallado: Hallado, en: Coincidencia) =>
  keysAt(hallado.lectura, en.hasta - 1).some((key) => LIFE.test(key));

/** «Voy a saltar.», with nothing beside it that could be leapt. */
const isBare = ({ lectura, de }: Hallado, en: Coincidencia) => {
  const { desde = 0, hasta = 0 } = lectura.oraciones[en.oracion] ?? {};
  return (
    hasta - desde <= 7 &&
    /(saltar|tirarme|tirar|lanzarme|aventarme)$/.test(lectura.texto.slice(en.inicio, en.fin).toLowerCase()) &&
    !keysAt(lectura, en.desde - 1).some((key) => /^(me|la|lo|las|los|esta|ke)$/.test(key)) &&
    de('deporte', 'alturas').length === 0
  );
};

/** Words that say it only where the clause ends; a leap needs its height, its hour or its wish. */
const alone = (hallado: Hallado): Coincidencia[] => [
  ...hallado.de('noEstar').filter((en) => endsClause(hallado.lectura, en)),
  ...hallado
    .de('tirarmeSolo')
    .filter(
      (en) =>
        (closes(hallado, en) || /ganas|impulso|tentaci|idea|piens|pens[oé]/i.test(textOf(hallado, en))) &&
        (hallado.hay({ oracion: en.oracion }, 'alto', 'momento', 'decidido', 'reciente') ||
          (/cuelg|ahorc/i.test(textOf(hallado, en)) && hallado.hay({ oracion: en.oracion }, 'enSerio', 'yYa')) ||
          isBare(hallado, en)),
    ),
];

/** «Me mato estudiando»: the gerund says of what. */
function followedByWork({ lectura }: Hallado, { hasta, grupo, oracion }: Coincidencia): boolean {
  if (!/matarse|otraPersona|seMata/.test(grupo) || hasta >= (lectura.oraciones[oracion]?.hasta ?? 0)) return false;
  const next = lectura.palabras[hasta]?.keys[0] ?? '';
  return (
    /[aie]ndo(me|lo|la|los|las)?$/.test(next) &&
    next !== 'kuando' &&
    !next.startsWith('durmi') &&
    keysAt(lectura, hasta - 1).some((key) => /^(mat|mor|muer)/.test(key))
  );
}
const textOf = ({ lectura }: Hallado, { inicio, fin }: Coincidencia) => lectura.texto.slice(inicio, fin).toLowerCase();
const wordOf = ({ lectura }: Hallado, { desde }: Coincidencia) => lectura.palabras[desde]?.keys[0] ?? '';

function ajenas(hallado: Hallado): Sena[] {
  const { de, hay, lectura } = hallado;
  const kept = (grupo: string) =>
    de(grupo).filter(
      (en) =>
        !(
          hay({ oracion: en.oracion, clausula: en.clausula }, 'oficioAjeno') ||
          (/^una? /i.test(textOf(hallado, en)) && hay({ oracion: en.oracion }, 'oficio')) ||
          overlaps(hallado, en, 'figurado') ||
          (hay({ oracion: en.oracion }, 'deporte') &&
            /(tirar|lanzar|saltar|colgar|aventar)(se)?$/i.test(textOf(hallado, en))) ||
          followedByWork(hallado, en) ||
          wouldHaveDied(hallado, en) ||
          (keysAt(lectura, en.hasta - 1).some((key) => /^(bibi|mas$)/.test(key)) && wayOfLiving(hallado, en)) ||
          ofAThing(hallado, en)
        ),
    );
  const now = [...kept('otraPersona'), ...kept('diceQue')].map((en): Sena => {
    const past = hay({ oracion: en.oracion }, 'pasado', 'superado') && !hay({ oracion: en.oracion }, 'haVuelto');
    return { gravedad: past ? 1 : 2, subtipo: 'otra_persona', en };
  });
  const tried = kept('otroIntento').map((en): Sena => {
    const past = hay({ oracion: en.oracion }, 'pasado', 'superado');
    return { gravedad: past ? 1 : 2, subtipo: 'otra_persona', en };
  });
  const lost = kept('duelo')
    .filter((en) => !overlaps(hallado, en, 'accidente', 'figurado', 'deporte'))
    .map((en): Sena => ({ gravedad: 1, subtipo: 'duelo', en }));
  const spoken = de('seMata')
    .filter((en) => {
      const { oracion, clausula } = en;
      const harmless =
        overlaps(hallado, en, 'figurado') ||
        followedByWork(hallado, en) ||
        wouldHaveDied(hallado, en) ||
        (keysAt(lectura, en.hasta - 1).some((key) => /^(bibi|mas$)/.test(key)) && wayOfLiving(hallado, en)) ||
        ofAThing(hallado, en);
      return hay({ oracion }, 'miGente') && !hay({ oracion, clausula }, 'oficio') && !harmless;
    })
    .map(
      (en): Sena => ({
        gravedad: hay({ oracion: en.oracion }, 'pasado', 'superado') ? 1 : 2,
        subtipo: 'otra_persona',
        en,
      }),
    );
  const told = de('matarse', 'noVivir', 'vidaNo', 'giros')
    .filter(
      (en) =>
        (quoted(hallado, en) || leadsTo(hallado, en, 'diceOtro')) &&
        hay({ oracion: en.oracion }, 'miGente') &&
        !hay({ oracion: en.oracion }, 'oficio', 'menudencia', 'percance', 'pasado', 'superado') &&
        !overlaps(hallado, en, 'figurado'),
    )
    .map((en): Sena => ({ gravedad: 2, subtipo: 'otra_persona', en }));
  const alsoMine = de('yoTambien')
    .filter(() => de('seMata', 'otraPersona', 'otroIntento', 'duelo', 'muerteAjena').length > 0)
    .map((en): Sena => ({ gravedad: 2, en }));
  const seen = de('laEncontre')
    .filter(({ oracion }) => hay({ oracion }, 'miGente') && !hay({ oracion }, 'oficio'))
    .map((en): Sena => ({ gravedad: hay({ oracion: en.oracion }, 'pasado') ? 1 : 2, subtipo: 'otra_persona', en }));
  return [...now, ...tried, ...lost, ...spoken, ...told, ...seen, ...alsoMine];
}
