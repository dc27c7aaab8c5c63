import type { Coincidencia, Gravedad, Hallado } from '../familia.ts';
import { endsClause, keysAt, ofSomething, wayOfLiving } from './alcance.ts';
import { beside, inTime, notTheirs, ofLife, overlaps, type Sena, textOf, wordOf } from './riesgo-vital-contexto.ts';
import { wishes, wishOf } from './riesgo-vital-deseos.ts';

/** Matches of a kind of sign: what the groups find, less what silences them. */
type Buscar = (hallado: Hallado) => Coincidencia[];

const harm: Buscar = (hallado) => {
  const { de, hay, lectura } = hallado;
  const told = de('autolesion', 'meDoy').filter(
    (en) =>
      !(
        overlaps(hallado, en, 'cortarOtraCosa', 'figurado') ||
        notTheirs(hallado, en) ||
        (/^autolesio|^cutting/.test(wordOf(hallado, en)) && hay({ oracion: en.oracion }, 'oficio'))
      ),
  );
  const closing = de('meHagoDaño').filter(
    (en) =>
      endsClause(lectura, en) &&
      !notTheirs(hallado, en) &&
      !keysAt(lectura, en.desde - 1).some((key) => /^(si|no|kuando|kasi|nunka)$/.test(key)),
  );
  return [...told, ...closing];
};

const byes: Buscar = (hallado) => {
  const { de, hay, lectura } = hallado;
  const unseen = de('noMeVeran').filter(
    (en) => endsClause(lectura, en) || /(más|mas|nunca|jamás|jamas|vida|viv[ao])$/i.test(textOf(hallado, en)),
  );
  const gone = de('meVoy').filter((en) => endsClause(lectura, en));
  return [...de('despedida'), ...unseen, ...gone].filter(
    (en) =>
      !(overlaps(hallado, en, 'despedidaDeTrabajo') || notTheirs(hallado, en) || elsewhere(hallado, en)) &&
      !(
        /desp[ei]d/i.test(textOf(hallado, en)) &&
        hay({ oracion: en.oracion }, 'saleDelTrabajo') &&
        !hay({ oracion: en.oracion }, 'miGente')
      ),
  );
};

/** A farewell by one word, which counts beside another sign. */
const plainByes: Buscar = ({ de, hay, lectura }) =>
  de('adiosSolo').filter((en) => endsClause(lectura, en) && !hay({ oracion: en.oracion }, 'despedidaDeTrabajo'));

const done: Buscar = (hallado) => {
  const { de, lectura } = hallado;
  const { length } = lectura.palabras;
  return [
    ...de('hecho', 'loTome').filter((en) => !(notTheirs(hallado, en) || beside(hallado, en, 'tomaNormal'))),
    ...de('meLasTome').filter(
      (en) =>
        !notTheirs(hallado, en) && de('efecto', 'hecho').length > 0 && de('tomaNormal').length === 0 && length < 60,
    ),
    ...de('acaboDeCortarme').filter((en) => endsClause(lectura, en) && !notTheirs(hallado, en)),
  ];
};

const meant: Buscar = (hallado) =>
  hallado
    .de('mediosPara')
    .filter(
      (en) =>
        !(
          notTheirs(hallado, en) ||
          overlaps(hallado, en, 'figurado') ||
          beside(hallado, en, 'oficio', 'medioDeTrabajo')
        ),
    );

const places: Buscar = (hallado) =>
  hallado
    .de('lugar', 'meFui', 'voyAlSitio')
    .filter((en) => !(beside(hallado, en, 'oficio', 'alturas') || notTheirs(hallado, en)));

/** No way out or no strength left, of which it is unclear whether more is meant. */
const unclear: Buscar = (hallado) => {
  const { de, hay, lectura } = hallado;
  return de('sinSalida', 'sinFuerzas').filter(
    (en) =>
      !(
        overlaps(hallado, en, 'salidaInocua') ||
        (ofSomething(lectura, en) && !hay({ oracion: en.oracion }, 'esteMundo')) ||
        (ofLife(hallado, en) && wayOfLiving(hallado, en)) ||
        notTheirs(hallado, en)
      ),
  );
};

/** Signs of the person's own danger, in the order in which one of equal severity wins its sentence. */
export function propias(hallado: Hallado): Sena[] {
  const { de, hay } = hallado;
  const wished = wishes(hallado);
  const placed = places(hallado);
  const doubts = unclear(hallado);
  const alsoSaid = wished.length + placed.length + de('mediosPara', 'medioMio').length > 0;
  const farewells = [...byes(hallado), ...(alsoSaid ? plainByes(hallado) : [])];
  const inTimeAll = (gravedad: Gravedad, subtipo: string, found: readonly Coincidencia[]) =>
    found.map((en) => inTime(hallado, { gravedad, subtipo, en }));
  return [
    ...wished.map((en) => wishOf(hallado, en, [...wished, ...farewells])),
    ...named(hallado),
    ...inTimeAll(2, 'autolesion', harm(hallado)),
    ...inTimeAll(3, 'despedida', farewells),
    ...inTimeAll(3, 'hecho', done(hallado)),
    ...inTimeAll(3, 'medios', meant(hallado)),
    ...placed.map((en): Sena => {
      const waits = hay({ oracion: en.oracion }, 'espera', 'momento');
      const sure = wished.length > 0 || farewells.length > 0 || doubts.length > 0 || waits;
      return { gravedad: sure ? 3 : 2, subtipo: 'plan', en };
    }),
    ...meansAtHand(hallado),
    ...doubts.map((en): Sena => {
      const sure = hay({ oracion: en.oracion }, 'esteMundo');
      return sure ? { gravedad: 2, en } : { gravedad: 1, subtipo: 'ambigua', en };
    }),
    ...longAgo(hallado),
  ];
}

/** Following the dead, an own attempt, means of one's own and what holds the person back. */
function named(hallado: Hallado): Sena[] {
  const { de, hay, lectura } = hallado;
  const theirs = (en: Coincidencia) => notTheirs(hallado, en);
  return [
    ...de('irmeCon')
      .filter((en) => hay({ oracion: en.oracion }, 'murieron') && !theirs(en) && /con|l[ao]$/.test(textOf(hallado, en)))
      .map((en): Sena => ({ gravedad: 2, en })),
    ...de('miIntento')
      .filter((en) => !hay({ oracion: en.oracion }, 'oficioAjeno'))
      .map((en) => inTime(hallado, { gravedad: 2, en })),
    ...de('medioMio')
      .filter((en) => !beside(hallado, en, 'medioDeTrabajo', 'oficio'))
      .map((en): Sena => ({ gravedad: 2, subtipo: 'medios', en })),
    ...de('noMeMato')
      .filter((en) => !theirs(en))
      .map((en): Sena => ({ gravedad: 2, en })),
    ...de('medioSolo')
      .filter((en) => endsClause(lectura, en) && !beside(hallado, en, 'medioDeTrabajo', 'oficio', 'alturas'))
      .map((en): Sena => ({ gravedad: 3, subtipo: 'medios', en })),
  ];
}

/** Means beside which somebody waits or has decided. */
const meansAtHand = ({ de, hay }: Hallado): Sena[] =>
  de('medios', 'medioNombre')
    .filter(
      ({ oracion, clausula }) =>
        hay({ oracion }, 'espera', 'decidido') && !hay({ oracion, clausula }, 'oficio', 'alturas', 'medioDeTrabajo'),
    )
    .map((en) => ({ gravedad: 3, subtipo: 'medios', en }));

/** An attempt told by where the person was afterwards, and wounds of another time. */
function longAgo(hallado: Hallado): Sena[] {
  const { de, hay, lectura } = hallado;
  return [
    ...de('miIntentoSolo')
      .filter(
        (en) => de('internada').some(({ oracion }) => Math.abs(oracion - en.oracion) <= 1) && endsClause(lectura, en),
      )
      .map((en) => inTime(hallado, { gravedad: 2, en })),
    ...de('seCortaba')
      .filter((en) => endsClause(lectura, en) && hay({ oracion: en.oracion }, 'pasado', 'superado'))
      .map((en): Sena => ({ gravedad: 1, subtipo: 'pasado', en })),
  ];
}

/** Signs by their noun, place or other end; at work the same words belong to others. */
export function indirectas(hallado: Hallado): Sena[] {
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

/** «El lunes ya no voy a estar en la ciudad». */
const elsewhere = ({ lectura, hay }: Hallado, en: Coincidencia) =>
  keysAt(lectura, en.hasta - 1).some((key) => key === 'estar' || key === 'estare') &&
  !endsClause(lectura, en) &&
  keysAt(lectura, en.hasta).some((key) =>
    /^(en|disponib|lokalisab|de|trabajando|presente|kon|komo|al|lib|okupad)/.test(key),
  ) &&
  !hay({ oracion: en.oracion }, 'esteMundo');
