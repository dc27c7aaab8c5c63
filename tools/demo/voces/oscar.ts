import type { Voz } from './voz.ts';

/** Strong with data and problems, with figures; brief and vague as soon as other people come into it. */
export const OSCAR: Voz = {
  'recorrido-breve': [
    'Soy ingeniero de organización y llevo cuatro años como analista de operaciones: dos en una distribuidora de bebidas y dos en una cadena de farmacias. Antes hice prácticas en un puerto, que fue donde me enganché a los datos.',
  ],
  'preparacion-para-el-puesto': [
    'Sobre todo el manejo de los datos. Trabajo a diario con SQL y con hojas de cálculo grandes, diseñé los tableros de existencias que usa mi área y conozco bien el procedimiento de inventario y la normativa de trazabilidad de medicamentos.',
  ],
  'tarea-compleja': [
    'En 2023 la empresa quería saber cuántas existencias tenía que haber en cada farmacia. Me encargaron el modelo de previsión. Reuní tres años de ventas, limpié los datos, diseñé el método de cálculo y lo documenté en un manual para que otra persona pudiera repetirlo. Lo probé un mes en doce farmacias antes de extenderlo. Las roturas de existencias bajaron del 9 % al 4 %.',
  ],
  'varias-tareas-a-la-vez': [
    'En diciembre se juntaron el inventario anual, el presupuesto y un cambio de proveedor. Tenía que entregar las tres cosas antes de Navidad. Hice una hoja de cálculo con las tareas y los plazos, y fui sacando lo más urgente. El inventario y el presupuesto salieron a tiempo; lo del proveedor se fue a enero.',
    'Cada mañana veía qué vencía antes. Lo que no hice fue reservar tiempo para los imprevistos, y por eso se retrasó lo del proveedor.',
  ],
  'encargo-de-principio-a-fin': [
    'Llevé de principio a fin la renovación de los tableros de almacén. Había que sustituir unos cuarenta informes en papel. Organicé el trabajo en tres fases, hablé con los encargados, construí los tableros y medí cada semana cuántos se usaban. A los cuatro meses quedaron nueve tableros y ahorramos unas diez horas semanales de trabajo manual.',
  ],
  'problema-dificil': [
    'En la distribuidora teníamos diferencias de inventario del 3 % y nadie daba con el origen. Me pidieron que lo investigara. Comparé los recuentos por turno, descarté los robos porque faltaba y sobraba género a la vez, y comprobé que un lector contaba dos veces las cajas partidas. Probé otra configuración, revisé los datos durante un mes y la diferencia bajó al 0,4 %.',
  ],
  'objetivo-exigente': [
    'El año pasado teníamos el objetivo de reducir el coste de transporte un 8 %. Mi tarea era el análisis. Calculé el coste por ruta, detecté que once rutas iban medio vacías y propuse juntarlas de dos en dos. Medí el ahorro cada quincena y en noviembre cumplimos el objetivo: llegamos al 9 %.',
  ],
  'algo-que-salio-mal': [
    'Una previsión salió con un error de unidades, cajas en lugar de botellas, y se pidió de más. Era mi responsabilidad revisarla y no lo hice. Avisé en cuanto lo vi y corregí la fórmula. Desde entonces cada informe pasa una comprobación automática de unidades.',
  ],
  'explicar-algo-dificil': [
    'A veces tengo que explicar los indicadores a gente de tienda. Normalmente mando el informe con unas notas y ya está.',
    'La última vez fue con el indicador de rotación. Una encargada no lo entendía y le puse el ejemplo de un champú.',
    'No me volvió a preguntar, o sea que supongo que le sirvió. Tampoco lo comprobé.',
  ],
  'trabajo-compartido': [
    'El inventario del año pasado salió gracias a todos. Éramos unas veinte personas, cada una con su zona, y contamos todo en un fin de semana. Terminamos a tiempo.',
    'Yo preparé las hojas de recuento y cargué los datos por la noche. El resto lo llevó la jefa de almacén.',
  ],
  desacuerdo: [
    'Con un compañero de compras no coincidíamos en cuánto pedir. Yo miraba los datos y él se fiaba de su experiencia. Al final lo decidió nuestro jefe.',
    'Le mandé las cifras de los últimos seis meses y él siguió pensando lo mismo. No insistí mucho, la verdad; discutir no es lo mío.',
  ],
  'cambio-repentino': [
    'En la cadena de farmacias subió de golpe la demanda de jarabes y las previsiones dejaron de servir. Tenía que dar una cifra de compra cada semana. Ajusté el modelo con los pedidos de los últimos siete días y modifiqué los márgenes de seguridad. Nos equivocamos los primeros quince días y después acertamos bastante.',
  ],
  'aprender-en-poco-tiempo': [
    'Tuve que aprender Python en un mes porque la aplicación antigua se quedaba colgada. Hice un curso por las tardes, practiqué con informes viejos y pasé a código los tres más lentos. Un cálculo que tardaba dos horas pasó a cuatro minutos.',
    'Al final el área entera usa esos tres programas.',
  ],
  'sin-que-te-lo-pidieran': [
    'Unifiqué los nombres de los productos, porque cada tienda los escribía a su manera. Hice una tabla de equivalencias y la dejé en la carpeta común. Algunas tiendas la usan.',
    'Poco, la verdad. No llegué a preguntar por qué las demás no la usan.',
  ],
  'orientar-a-otras-personas': [
    'No suelo dirigir a gente, trabajo bastante por mi cuenta. Alguna vez alguien en prácticas ha seguido mis instrucciones para sacar los informes.',
    'En verano vino una persona en prácticas y le pasé el manual de los tableros. En septiembre los actualizaba sin mí.',
    'Que el manual se entendía. Poco más, no hablamos mucho de ello.',
  ],
  'algo-que-anadir': [
    'Solo que busco un sitio donde los datos sirvan para decidir. Sé que me falta soltura con los grupos y me he apuntado a un curso de hablar en público.',
  ],
};
