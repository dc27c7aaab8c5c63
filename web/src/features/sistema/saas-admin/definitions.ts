/**
 * What each figure of the platform counts, as `shared/empresas/plataforma/plataforma.api.ts` says it to programmers. The same words
 * wherever a figure is shown: rates of the dashboard are those of the analytics, of this month.
 */
export const DEFINITIONS = {
  mrr: 'Ingreso mensual recurrente: la suma de los precios de las suscripciones activas; un precio anual cuenta la doceava parte.',
  arr: 'Ingreso anual recurrente: doce veces el MRR.',
  empresas: 'Empresas con la suscripción activa. Las que están en prueba, suspendidas o canceladas no cuentan.',
  usuarios: 'Personas con cuenta en la plataforma, de todas las empresas, también las inactivas y los Super Admin.',
  entrevistas:
    'Entrevistas que las personas candidatas han terminado y enviado, en todas las empresas y desde el principio.',
  ingresosMes: 'Precio de los periodos de suscripción que han empezado este mes (en hora UTC).',
  ingresosTotal: 'Precio de todos los periodos de suscripción que han empezado hasta hoy.',
  conversion:
    'De las pruebas que terminaron en el periodo, las que pasaron a suscripción activa. Se muestra a partir de cinco.',
  churn:
    'De las suscripciones activas al empezar el periodo, las que se suspendieron o cancelaron en él. Se muestra a partir de cinco.',
} as const;
