import { describe, expect, it } from 'vitest';
import { leer } from '../../../functions/entrevistas/dignidad/leer.ts';

const found = (texto: string) =>
  leer(texto)
    .filter(({ categoria }) => categoria === 'dato_protegido')
    .map(({ subtipo, tramo }) => [subtipo, texto.slice(tramo.inicio, tramo.fin)]);
const gravedades = (texto: string) =>
  leer(texto).flatMap(({ categoria, gravedad }) => (categoria === 'dato_protegido' ? [gravedad] : []));

describe('data of the speaker, masked with grade and duration and without the deeds beside them', () => {
  it.each([
    // Health: sick leave by country, illness, medication, operations, addiction.
    ['salud', 'Estuve de baja por lumbalgia tres meses', ' y al volver ordené el almacén.'],
    ['salud', 'me dieron licencia medica por estres', ' pero deje todo documentado'],
    ['salud', 'Estuve con carpeta médica por la espalda', ', después armé los turnos.'],
    ['salud', 'Estuve con descanso médico', ' y entregué los reportes antes.'],
    ['salud', 'Me diagnosticaron lupus en 2018', ' y aun así llevé la sucursal.'],
    ['salud', 'padezco hipertension desde hace cinco años', ' y nunca llegue tarde'],
    ['salud', 'Tomo sertralina', ' y llevo la caja sin un descuadre en todo el año pasado.'],
    ['salud', 'Me operaron de la rodilla', ' y formé a los nuevos desde una silla.'],
    ['salud', 'llevo dos años sin tomar alcohol', ' y ahora abro yo la panaderia'],
    ['salud', 'Vivo con VIH desde hace diez años', ' y coordino el reparto.'],
    ['discapacidad', 'Tengo una discapacidad del 40 %', ' y atiendo el mostrador.'],
    ['discapacidad', 'soy hipoacúsico', ' y por eso anoto cada pedido'],
    ['discapacidad', 'tengo dislexia', ', asi que reviso dos veces'],
    ['discapacidad', 'Uso silla de ruedas', ' y reorganicé las estanterías bajas.'],
    ['embarazo_familia', 'Estoy embarazada de cinco meses', ' y llevo el inventario.'],
    ['embarazo_familia', 'tengo dos guaguas chicas', ' y por eso planifico'],
    ['embarazo_familia', 'Soy viuda', ' y llevé el negocio con orden.'],
    ['embarazo_familia', 'Cuido a mi mamá', ' y aprendí a organizar horarios.'],
    ['sindicato', 'Fui delegado sindical', ' y aprendí a negociar.'],
    ['sindicato', 'hice huelga', ' con los maestros y organice las guardias de los niños'],
    ['religion', 'Soy adventista', ' y cambié los turnos con Pedro.'],
    ['religion', 'voy a misa', ' y ahí coordino la recogida de ropa'],
    ['politica', 'Voté por Petro', ' y discutimos, pero cerramos el informe.'],
    ['politica', 'milito en el Frente Amplio', ' y arme la logistica'],
    ['origen', 'Soy aymara', ' y expliqué el proceso a los nuevos.'],
    ['origen', 'estoy sin papeles', ' y trabaje en la obra seis meses de peon'],
    ['origen', 'Me vine de Honduras', ' y monté un puesto de baleadas.'],
    ['orientacion_identidad', 'Soy lesbiana', ' y en la tienda llevé las devoluciones.'],
    ['orientacion_identidad', 'salí del clóset', ' y el equipo siguió vendiendo igual'],
    ['victima', 'Sufrí violencia de género', ' y rehíce mi taller de costura.'],
    ['victima', 'tengo una orden de alejamiento', ' y pedi el turno de mañana'],
    ['antecedentes', 'Estuve tres años preso', ' y aprendí a soldar.'],
    ['antecedentes', 'tengo antecedentes penales', ' y llevo dos años de repartidor'],
    ['edad', 'Tengo 57 años', ' y aprendí SAP el mes pasado.'],
    ['situacion_economica', 'estoy en Dicom', ' y ordene mis cuentas'],
    ['situacion_economica', 'Cobro el ingreso mínimo vital', ' y estudio por las tardes.'],
  ])('%s: %s', (subtipo, datum, deed) => {
    const spans = found(`${datum}${deed}`);
    expect(spans).toContainEqual([subtipo, datum]);
    expect(found(`En la tienda abría yo. ${datum}${deed}`)).toContainEqual([subtipo, datum]);
  });

  it.each([
    ['tengo quince años y quiero trabajar'],
    ['Tengo 17 años, pero aprendo rápido.'],
    ['soy menor de edad'],
    ['todavía no cumplo los 18'],
    ['voy en tercero medio y puedo los sábados'],
    ['TENGO 16 AÑOS'],
    ['tengo 17 años de edad'],
    ['Tengo 16 años y no tengo experiencia.'],
  ])('a minor stops the interview: %s', (texto) => {
    expect(gravedades(texto)).toEqual([3]);
  });

  it('is said to the person where it is the centre, weighs on them or is of the heaviest', () => {
    expect(gravedades('Soy celíaca.')).toEqual([2]);
    expect(gravedades('Tengo asma y llevo la bodega con dos ayudantes desde 2019. No debí decirlo.')).toEqual([2]);
    expect(gravedades('En 2020 estuve preso y aprendí ahí todo lo que sé hoy de carpintería y de barnices.')).toEqual([
      2,
    ]);
    expect(gravedades('Soy diabético y aun así coordiné durante seis años a doce personas en la planta.')).toEqual([1]);
    expect(gravedades('Tengo 57 años.')).toEqual([1]);
  });

  it.each([
    ['accents', 'me diagnosticaron depresion y segui'],
    ['capitals', 'SOY SORDA Y LLEVO LA CAJA'],
    ['b and v', 'soy vipolar y cumplo'],
    ['a typing error', 'estoy embrazada de tres meses'],
    ['chat spelling', 'toy embarazada y sigo'],
  ])('whatever the spelling: %s', (_, texto) => {
    expect(found(texto)).toHaveLength(1);
  });
});

describe('what is no datum of the speaker', () => {
  it.each([
    // Trade and clients.
    ['Vendo ropa para embarazadas en una galería.'],
    ['Trabajo con personas con discapacidad intelectual.'],
    ['Un paciente con diabetes se descompensó y avisé.'],
    ['Soy educadora y doy talleres sobre adicciones.'],
    ['Traduje expedientes de asilo durante dos años.'],
    ['Estudié relaciones laborales y negocié con el sindicato.'],
    ['Fui a la cárcel a dar clases de costura.'],
    ['Una clienta estaba embarazada y le acerqué una silla.'],
    ['Estaba embarazada la clienta y le di mi turno.'],
    ['Me dijo: «estoy embarazada», y le cambié la tarea.'],
    // Other senses.
    ['Di de baja las referencias que no rotaban.'],
    ['Llevo las altas y bajas de la plantilla.'],
    ['Con la depresión del mercado bajamos precios.'],
    ['El parto del proyecto fue largo.'],
    ['Soy adicta al orden.'],
    ['Soy alérgico a las injusticias.'],
    ['Tuve un derrame de aceite en la nave.'],
    ['Dejé la bebida en la mesa.'],
    ['Mi ex jefe me recomendó.'],
    ['Mi religión es la puntualidad.'],
    ['Estuve detenido en la aduana con el camión.'],
    ['Casi me da un infarto al ver la factura.'],
    // Years, places and languages.
    ['Tengo 17 años de experiencia en cocina.'],
    ['Tengo 16 años trabajando de soldador.'],
    ['Tengo 15 años y medio en el rubro.'],
    ['Tengo 17 años, casi todos de chofer.'],
    ['Alérgicos tengo catorce.'],
    ['Empecé con 16 años en la panadería.'],
    ['Soy de Sevilla.'],
    ['Hablo quechua y castellano con los clientes.'],
    ['No trabajo los sábados.'],
    ['Entre 2019 y 2021 no trabajé.'],
    // Words that begin alike.
    ['Soy atenta con la gente.'],
    ['Soy sumamente ordenada.'],
    ['Estuve presente en el cierre.'],
    ['Llevo cinco años limpiando oficinas.'],
    ['Soy originaria de Puebla.'],
    ['Tengo el ppt listo los lunes.'],
  ])('%s', (texto) => {
    expect(found(texto)).toEqual([]);
  });
});
