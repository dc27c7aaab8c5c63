import type { Entrada } from './guia.ts';

/** How a company does well to use the platform. */
export const PRACTICAS: readonly Entrada[] = [
  {
    id: 'dos-admins',
    severidad: 'alta',
    titulo: 'Al menos dos administradores por empresa',
    resumen: 'La última persona administradora no se puede eliminar ni degradar. Con dos, nadie se queda fuera.',
    pasos: [
      'Invita a una segunda persona con el rol Administrador.',
      'Desactiva a quien deja la empresa: sus sesiones terminan en el momento.',
      'Revisa cada mes los últimos accesos en Seguridad.',
    ],
    enlace: { texto: 'Usuarios', ruta: '/usuarios' },
  },
  {
    id: 'claves',
    severidad: 'critica',
    titulo: 'Claves de API: una por entorno, nunca por correo',
    resumen: 'Las claves se guardan cifradas y no se vuelven a mostrar: solo se ven sus cuatro últimos caracteres.',
    pasos: [
      'Crea en cada proveedor una clave solo para esta plataforma, con un límite de gasto.',
      'Cámbiala si alguien que la conoce deja la empresa. Guardar la nueva deja la anterior sin uso.',
      'No la pegues en notas, en incidencias ni en capturas de pantalla.',
    ],
  },
  {
    id: 'revision',
    severidad: 'alta',
    titulo: 'Una persona valida cada informe',
    resumen: 'La IA propone; decide una persona, con su nombre y un comentario. Nadie queda descartado por la IA.',
    pasos: [
      'Lee las citas de cada competencia antes de validar: llevan al momento exacto de la entrevista.',
      'Si cambias una puntuación, escribe el motivo: queda junto a la de la IA.',
      'El análisis de texto describe cómo está escrito, y nunca forma parte de una puntuación.',
    ],
    enlace: { texto: 'Informes por validar', ruta: '/informes' },
  },
  {
    id: 'datos',
    severidad: 'alta',
    titulo: 'Guarda los datos solo el tiempo necesario',
    resumen:
      'Los candidatos sin actividad se suprimen al terminar el plazo de la empresa, con su CV, entrevistas e informes.',
    pasos: [
      'Elige el plazo de conservación que indica tu política de privacidad.',
      'Atiende los avisos de candidatos por suprimir: puedes ampliar el plazo de quien siga interesado.',
      'Cuando un candidato pida sus datos o su supresión, hazlo desde su ficha: queda constancia.',
    ],
    enlace: { texto: 'Conservación de datos', ruta: '/configuracion?seccion=general' },
  },
  {
    id: 'correo-propio',
    severidad: 'media',
    titulo: 'Remitente reconocible',
    resumen: 'Los candidatos confían más en un correo de tu dominio, y llega menos a spam.',
    pasos: [
      'Publica SPF, DKIM y DMARC antes de cambiar el remitente.',
      'Envíate una prueba y mira también la carpeta de correo no deseado.',
    ],
  },
  {
    id: 'ensayo',
    severidad: 'baja',
    titulo: 'Ensaya cada servicio antes de usarlo',
    resumen: '«Probar» recorre la entrevista sin guardar nada y sin gastar licencias.',
    pasos: [
      'Comprueba que las preguntas encajan con el puesto y con la duración.',
      'Cada cambio crea una versión: las entrevistas ya programadas mantienen la suya.',
    ],
    enlace: { texto: 'Servicios HR', ruta: '/servicios-hr' },
  },
];
