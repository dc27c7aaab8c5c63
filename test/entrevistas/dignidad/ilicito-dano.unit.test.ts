import { describe, expect, it } from 'vitest';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';

const gravedad = (texto: string) =>
  Math.max(0, ...leer(texto).flatMap((cada) => (cada.categoria === 'ilicito_dano' ? [cada.gravedad] : [])));

describe('harm announced or going on', () => {
  it.each([
    'si me despiden le meto un tiro al encargado',
    'como me lo encuentre lo voy a reventar',
    'voy a quemar la oficina con todos adentro',
    'ya contraté a unos para que lo golpeen',
    'a mi exjefe le voy a partir la cara cuando salga',
    'juro que la mato con mis propias manos',
    'le voy a meter una puñalada al que me botó',
    'voy a matarlo hoy mismo',
    'los voy a envenenar a todos',
    'si no me contratan vuelvo con un machete',
    'le parto la madre al supervisor mañana',
    'lo voy a cagar a trompadas al gerente',
    'le voy a sacar la cresta al viejo',
    'al cabrón de mi jefe lo voy a picar',
    'tengo a mi abuela amarrada a la silla para poder contestar',
    'dejé al bebé encerrado en el carro mientras hago esto',
    'lo tengo atado a la cama para que no moleste',
    'le doy gotas a mi mamá para que se duerma y me deje trabajar',
    'a los viejitos que cuido les doy una cachetada si no comen',
    'acabo de golpear a mi mujer',
  ])('%s', (texto) => expect(gravedad(texto)).toBe(3));
});

describe('deeds of one’s own, which are only proposed', () => {
  it.each([
    'Falsifiqué la firma del arquitecto en tres planos',
    'pagamos una coima al inspector y nos dio el permiso',
    'anulamos el sensor de la prensa para ir más rápido',
    'echábamos el aceite usado al río por la noche',
    'inventaba las temperaturas de la cámara para la auditoría',
    'reetiquetábamos la carne que vencía',
    'me quedaba con dinero de la caja',
    'inflé las facturas de gastos durante un año',
    'me llevé la cartera de clientes cuando renuncié',
    'amenacé a un compañero para que no hablara',
    'fichaba por mi compañera cuando llegaba tarde',
    'mentí en el currículum sobre mis estudios',
  ])('%s', (texto) => expect([1, 2]).toContain(gravedad(texto)));
});

describe('jokes, things, other people and what was undone', () => {
  it.each([
    'mataría por un café ahora mismo',
    'lo quería matar cuando borró el archivo, jaja',
    'voy a matar dos pájaros de un tiro',
    'maté el proceso que colgaba el servidor',
    'vamos a romper el récord de ventas',
    'un paciente me dijo que me iba a matar y llamé a seguridad',
    'voy a partir el pastel en porciones',
    'nunca he pegado a nadie',
    'no voy a golpear a nadie',
    'descubrí facturas falsas y las denuncié',
    'me ofrecieron una coima y me negué',
    'me equivoqué en la factura y lo corregí el mismo día',
    'un proveedor pagaba coimas y lo reporté',
    'mi jefe falsificaba los partes y lo denuncié',
    'el niño dormía en la cuna mientras yo planchaba',
    'la auditoría detectó horas infladas',
    'sujetamos al paciente según el protocolo',
    'dejo a mi hija con mi madre cuando trabajo',
    'le di un vaso de agua a la abuela',
    'vamos a atacar el mercado del norte',
    'si me echan buscaré otra cosa',
    'los voy a esperar a la salida para entregarles las llaves',
  ])('%s', (texto) => expect(gravedad(texto)).toBe(0));
});
