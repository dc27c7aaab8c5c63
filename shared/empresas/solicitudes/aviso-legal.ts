/**
 * What a person accepts who asks for a demo or for their company's account. A new wording gets a new version: each
 * request keeps the version that it accepted and the text's hash.
 */
export const AVISO_LEGAL = {
  version: '2026-11',
  casilla: 'He leído y acepto el aviso legal sobre el uso de mis datos.',
  parrafos: [
    'Quién trata tus datos: Idonea, responsable de la plataforma, recibe y conserva lo que escribes en este formulario.',
    'Para qué: atender tu solicitud, ponernos en contacto contigo sobre ella y, si sale adelante, preparar la cuenta de tu empresa. No usamos estos datos para nada más ni tomamos con ellos decisiones automatizadas.',
    'Por qué podemos hacerlo: nos das tu consentimiento y nos pides dar los pasos previos a un contrato (artículo 6.1, letras a y b, del Reglamento general de protección de datos). Puedes retirar tu consentimiento cuando quieras, sin que eso afecte a lo hecho hasta entonces.',
    'Quién los ve: las personas que administran la plataforma. No vendemos ni cedemos tus datos a otras empresas, salvo que una ley nos obligue. Los servidores en los que se guardan los presta un proveedor que actúa por nuestra cuenta.',
    'Cuánto tiempo: borramos la solicitud a los 12 meses de recibirla.',
    'Tus derechos: puedes pedir el acceso a tus datos, su rectificación, su supresión, la limitación de su uso y su portabilidad, y oponerte a él, respondiendo a cualquiera de los mensajes que te enviemos. También puedes presentar una reclamación ante la autoridad de protección de datos de tu país; en España, la Agencia Española de Protección de Datos (www.aepd.es).',
  ],
} as const;

/** Months after which a request is deleted, as the text says. */
export const MESES_SOLICITUD = 12;
