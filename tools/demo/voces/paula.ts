import type { Voz } from './voz.ts';

/** Says little and in general terms: what an interview looks like that needs a second conversation. */
export const PAULA: Voz = {
  'recorrido-breve': [
    'Hice un grado medio de gestión administrativa y he estado en una gestoría y en la oficina de una cooperativa. Ahora busco algo más estable.',
  ],
  'preparacion-para-el-puesto': [
    'Soy ordenada y me manejo con las facturas, los albaranes y el correo. Lo demás se aprende.',
    'Que en la cooperativa me enseñaron a llevar el registro de entradas en una mañana y desde entonces lo llevé sola.',
  ],
  'tarea-compleja': [
    'En la gestoría tuve que meter en el programa las facturas de un cliente que venían en una caja, sin orden ninguno. Las ordené por fecha y las fui grabando.',
    'Al final quedaron todas grabadas. No sé decirte cuántas eran.',
  ],
  'varias-tareas-a-la-vez': [
    'A final de mes siempre se junta todo. Una semana de junio tenía los impuestos y las nóminas, y empecé por las nóminas porque las pidieron primero. Salió adelante, un poco justo.',
    'Ninguno en concreto; tenía que presentar las dos cosas antes del día veinte.',
  ],
  'encargo-de-principio-a-fin': [
    'Encargos enteros no he llevado muchos. En la cooperativa me tocó el archivo y lo cambié de sitio. Al final quedó más a mano, eso sí.',
  ],
  'problema-dificil': [
    'Una vez no cuadraba la caja y estuvimos toda la tarde buscando. Al final apareció: había un tique dos veces.',
    'Yo fui repasando los tiques, y mi jefa iba con la calculadora. Empecé por los del día.',
  ],
  'objetivo-exigente': [
    'No nos ponían metas. Se trataba de llegar a fin de mes con todo hecho.',
    'Este trimestre, por ejemplo, entregué los impuestos a tiempo.',
  ],
  'algo-que-salio-mal': [
    'Hace poco mandé una factura a quien no era. Llamé para avisar y la mandé otra vez.',
    'Nada, se quedó en un susto. Al final nadie protestó.',
  ],
  'explicar-algo-dificil': [
    'Expliqué a un socio cómo pedir una factura por internet. Se lo dije por teléfono, pero no se aclaraba, así que al final se la hice yo.',
    'Tenía que ayudarle a descargársela sin venir a la oficina. No salió.',
  ],
  'trabajo-compartido': [
    'En la oficina de la cooperativa hicimos la mudanza entre todos, en dos días, y terminamos a tiempo.',
    'Yo embalé mis cosas y puse etiquetas en las cajas.',
  ],
  desacuerdo: [
    'Con una compañera, por las vacaciones. Las dos queríamos la misma quincena.',
    'En la cooperativa, al repartir el calendario de verano. Se la cedí yo.',
    'Quedó contenta, y al año siguiente elegí yo primero.',
  ],
  'cambio-repentino': [
    'Cuando estaba en la cooperativa cambiaron el programa de facturas sin avisar. Lo llevé como pude y fui preguntando hasta que me acostumbré. Al final me gustaba más que el de antes.',
    'Seguir grabando facturas, con el nuevo y sin parar.',
  ],
  'sin-que-te-lo-pidieran': [
    'En la cooperativa puse etiquetas de colores en las carpetas, porque nadie encontraba nada.',
    'Se siguen usando, creo. Es lo que funciona, las cosas sencillas.',
  ],
  'orientar-a-otras-personas': [
    'No me ha tocado dirigir a nadie.',
    'Bueno, a la persona que me sustituyó le enseñé dónde estaba cada cosa.',
    'Se quedó sola a la semana. No me ha llamado.',
  ],
  'algo-que-anadir': ['Nada más. Gracias por el rato.'],
};
