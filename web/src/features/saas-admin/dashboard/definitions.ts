/** What each figure of the platform counts, as `shared/plataforma/plataforma.api.ts` says it to programmers. */
export const DEFINITIONS = {
  mrr: 'Ingreso mensual recurrente: la suma de los precios de las suscripciones activas; un precio anual cuenta la doceava parte. El ARR es doce veces esa suma.',
  empresas: 'Empresas con la suscripción activa. Las que están en prueba, suspendidas o canceladas no cuentan.',
  usuarios: 'Personas con cuenta en la plataforma, de todas las empresas, también las inactivas y los Super Admin.',
  entrevistas:
    'Entrevistas que las personas candidatas han terminado y enviado, en todas las empresas y desde el principio.',
  ingresosMes: 'Precio de los periodos de suscripción que han empezado este mes (en hora UTC).',
  ingresosTotal: 'Precio de todos los periodos de suscripción que han empezado hasta hoy.',
  conversion:
    'De las pruebas que ya terminaron, cuántas pasaron a suscripción activa. Se muestra a partir de cinco pruebas terminadas.',
  churn:
    'De las empresas activas al empezar el mes (en hora UTC), cuántas han dejado de estarlo. Se muestra a partir de cinco empresas.',
} as const;
