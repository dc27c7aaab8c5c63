import type { Entrada } from './guia.ts';

/** What goes wrong, and how to set it right. `origen` is the address of this deployment. */
export function problemas(origen: string): readonly Entrada[] {
  return [
    {
      id: 'nadie-entra',
      severidad: 'critica',
      titulo: 'Nadie puede entrar',
      resumen: 'La pantalla de acceso responde «Error interno del sistema» o no responde, a todas las personas.',
      pasos: [
        'Comprueba que el servidor y la base de datos responden con la llamada de abajo: servidor y baseDatos deben decir «ok».',
        'Mira en Estado de los servicios si «Inicio de sesión» funciona. Si está caído, revisa el grupo de usuarios de Cognito en la consola de AWS.',
        'Si solo falla el acceso con Google o Microsoft, revisa la caducidad de su secreto en el panel del proveedor.',
      ],
      codigos: [{ titulo: 'Servidor y base de datos', codigo: `curl -s ${origen}/api/test` }],
      enlace: { texto: 'Estado de los servicios', ruta: '/saas-admin?seccion=sistema' },
    },
    {
      id: 'clave-openai',
      severidad: 'alta',
      titulo: 'La clave de OpenAI no funciona',
      resumen: 'Al probarla aparece un error, o las entrevistas siguen con el motor integrado.',
      pasos: [
        'Las claves antiguas empiezan por sk-. Las de proyecto empiezan por sk-proj- y pueden tener de 60 a 300 caracteres o más.',
        'Copia la clave entera, sin espacios ni saltos de línea: al copiar de un correo se cuelan con facilidad.',
        'Comprueba en la cuenta de OpenAI que la clave no está revocada y que queda saldo: sin saldo responde 429.',
        'Vuelve a probarla con «Probar»: el resultado guarda la hora y el último error.',
      ],
      codigos: [
        { titulo: 'Clave antigua', codigo: 'sk-…' },
        { titulo: 'Clave de proyecto (60 a 300 caracteres o más)', codigo: 'sk-proj-…' },
        {
          titulo: 'Probarla fuera de la plataforma (401 significa que no vale)',
          codigo:
            'curl -s -o /dev/null -w "%{http_code}\\n" https://api.openai.com/v1/models -H "Authorization: Bearer $OPENAI_API_KEY"',
        },
      ],
    },
    {
      id: 'clave-did',
      severidad: 'media',
      titulo: 'La clave de D-ID se rechaza',
      resumen: 'El avatar en vídeo usa una clave con la forma usuario:contraseña.',
      pasos: [
        'El usuario tiene de 3 a 50 caracteres: letras, cifras, guion bajo, punto y guion.',
        'La contraseña tiene de 10 a 100 caracteres; además de los anteriores admite + / =.',
        'En total son de 15 a 150 caracteres. No lleva @: si tu usuario es un correo, usa la clave que D-ID muestra ya codificada.',
      ],
      codigos: [
        { titulo: 'Forma de la clave', codigo: 'usuario:contraseña' },
        { titulo: 'Expresión que comprueba la plataforma', codigo: '^[a-zA-Z0-9_.-]{3,50}:[a-zA-Z0-9_.+/=-]{10,100}$' },
      ],
    },
    {
      id: 'motor-local',
      severidad: 'alta',
      titulo: 'La IA aparece como «degradada (motor local)»',
      resumen:
        'Ningún proveedor de lenguaje responde. Las entrevistas no se detienen: sigue el motor integrado, y el informe lo dice.',
      pasos: [
        'Prueba cada clave en la pestaña de APIs y lee su último error.',
        'Un proveedor que falla varias veces seguidas se aparta unos minutos y se vuelve a intentar solo: espera antes de cambiar la clave.',
        'Comprueba que la empresa tiene permitido ese proveedor y que está activado en la plataforma.',
      ],
      enlace: { texto: 'Servicios de IA', ruta: '/configuracion?seccion=servicios' },
    },
    {
      id: 'correo-no-llega',
      severidad: 'alta',
      titulo: 'Los correos no llegan',
      resumen: 'Invitaciones, contraseñas temporales o avisos de entrevistas no aparecen en el buzón.',
      pasos: [
        'Mira el estado del correo: encolado, enviado, fallido, rebotado o desactivado. Un rebote casi siempre es una dirección mal escrita.',
        'Revisa que el dominio del remitente tiene SPF, DKIM y DMARC con las consultas de abajo (cambia tu-dominio.com).',
        'En Estado de los servicios, «Correo» dice si el envío está desactivado o si la cuota del día está agotada.',
        'Una contraseña temporal se puede reenviar pasados 2 minutos, y como mucho 3 veces en una hora.',
      ],
      codigos: [
        { titulo: 'SPF', codigo: 'dig +short TXT tu-dominio.com' },
        { titulo: 'DMARC', codigo: 'dig +short TXT _dmarc.tu-dominio.com' },
      ],
      enlace: { texto: 'Reenviar una invitación', ruta: '/usuarios' },
    },
    {
      id: 'smtp',
      severidad: 'media',
      titulo: 'El servidor SMTP propio no conecta',
      resumen: 'La prueba se detiene en la conexión, en la autenticación o en el envío: el paso dice dónde mirar.',
      pasos: [
        'Conexión: comprueba el puerto. 587 empieza sin cifrar y pasa a TLS; 465 es TLS desde el principio.',
        'Autenticación: muchos proveedores piden una contraseña de aplicación en lugar de la de la cuenta.',
        'Envío: el remitente debe pertenecer a un dominio que el servidor acepte.',
        'Las direcciones privadas y las de la propia máquina se rechazan siempre.',
      ],
      codigos: [
        {
          titulo: 'Ver el certificado y la respuesta del puerto 587',
          codigo: 'openssl s_client -starttls smtp -connect smtp.tu-dominio.com:587 -crlf',
        },
      ],
    },
    {
      id: 'mensajes-fallidos',
      severidad: 'alta',
      titulo: 'Hay mensajes que se dieron por fallidos',
      resumen: 'Una tarea interna lo intentó varias veces y dejó el mensaje aparte. No se pierde: se guarda 14 días.',
      pasos: [
        'Abre la cola en Panel Sistema y mira cuántos son, de qué tarea y desde cuándo.',
        'Resuelve la causa (una clave, un servicio caído) antes de reintentar: si no, volverán a fallar.',
        'Pulsa «Reintentar los fallidos». Las tareas se pueden repetir sin duplicar nada.',
      ],
      enlace: { texto: 'Colas', ruta: '/saas-admin?seccion=sistema' },
    },
    {
      id: 'sala',
      severidad: 'alta',
      titulo: 'Un candidato no puede entrar en su entrevista',
      resumen: 'El enlace dice que no es válido, que aún no está abierta o que ha caducado.',
      pasos: [
        'El enlace se abre 15 minutos antes de la hora y sigue abierto 7 días. Fuera de ese tiempo, reprograma la entrevista.',
        '«No válido»: el enlace se copió a medias o se cambió después. Copia el actual desde la entrevista.',
        '«Pausada» o «en curso»: al volver a abrir el enlace, también en otro dispositivo, sigue donde estaba.',
        'Si no funciona el micrófono puede responder por escrito. Lo que escribe sin conexión se envía cuando vuelve.',
        'Si la empresa está suspendida no empieza ninguna entrevista nueva; las que están en curso terminan.',
      ],
      enlace: { texto: 'Entrevistas', ruta: '/entrevistas' },
    },
    {
      id: 'informe-pendiente',
      severidad: 'media',
      titulo: 'Una entrevista terminada no tiene informe',
      resumen:
        'El análisis suele tardar menos de dos minutos. «Error de análisis» significa que se intentó tres veces sin éxito.',
      pasos: [
        'Abre la entrevista y pulsa «Reintentar análisis».',
        'Si vuelve a fallar, mira si la cola «Analizar entrevistas» tiene mensajes fallidos y anota la referencia.',
      ],
      enlace: { texto: 'Entrevistas con error', ruta: '/entrevistas?estado=error_analisis' },
    },
    {
      id: 'importacion',
      severidad: 'media',
      titulo: 'Una importación de candidatos tiene errores',
      resumen:
        'Las filas con errores no se importan; las demás sí, y la importación entera se puede deshacer durante 24 horas.',
      pasos: [
        'Descarga la plantilla y comprueba que cada columna está asignada al dato que le toca.',
        'Guarda el CSV en UTF-8. Las fórmulas de Excel no se leen: pega los valores.',
        'Un correo repetido se omite o actualiza al candidato, según lo que elijas en la vista previa.',
      ],
      enlace: { texto: 'Importar candidatos', ruta: '/candidatos/importar' },
    },
    {
      id: 'limite',
      severidad: 'baja',
      titulo: 'No se puede crear nada más: límite alcanzado',
      resumen: 'El plan de la empresa no admite más usuarios, candidatos o entrevistas, o no le quedan licencias.',
      pasos: [
        'El aviso dice cuántos hay y cuántos admite el plan. Archivar o eliminar libera sitio; las entrevistas hechas cuentan.',
        'Cambia el plan desde Suscripciones, o añade licencias en la ficha de la empresa.',
      ],
      enlace: { texto: 'Suscripciones', ruta: '/saas-admin?seccion=suscripciones' },
    },
    {
      id: 'version',
      severidad: 'baja',
      titulo: '«Alguien lo ha cambiado mientras tanto»',
      resumen: 'Dos personas editaban lo mismo. Lo que escribiste sigue en pantalla y no se ha perdido nada.',
      pasos: ['Pulsa «Recargar y conservar mis cambios», revisa las diferencias y guarda otra vez.'],
    },
  ];
}
