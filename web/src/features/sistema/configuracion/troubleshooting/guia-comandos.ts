import type { Entrada } from './guia.ts';

/** What whoever runs the platform asks it, from a terminal. The stage of the deployment is `produccion` or another. */
export function comandos(origen: string): readonly Entrada[] {
  return [
    {
      id: 'estado',
      severidad: 'critica',
      titulo: 'Estado de la plataforma',
      resumen:
        'Sin sesión: si responden el servidor y la base de datos, y qué dijo la última comprobación de cada servicio.',
      pasos: [],
      codigos: [
        { titulo: 'Estado', codigo: `curl -s ${origen}/api/test` },
        {
          titulo: 'Tiempo de respuesta',
          codigo: `curl -s -o /dev/null -w "%{http_code} %{time_total}s\\n" ${origen}/api/test`,
        },
      ],
    },
    {
      id: 'referencia',
      severidad: 'alta',
      titulo: 'Buscar una referencia en los registros',
      resumen: 'Cada error muestra una referencia. Con ella se encuentra lo que ocurrió, sin datos personales.',
      pasos: ['Cambia ETAPA por la del despliegue y FUNCION por la llamada, por ejemplo create-candidato.'],
      codigos: [
        {
          titulo: 'Una función',
          codigo:
            'aws logs filter-log-events --log-group-name /aws/lambda/idonea-ETAPA-FUNCION --filter-pattern \'{ $.requestId = "REFERENCIA" }\'',
        },
        {
          titulo: 'Todas las funciones (CloudWatch Logs Insights)',
          codigo: 'fields @timestamp, event, error | filter requestId = "REFERENCIA" | sort @timestamp desc',
        },
      ],
    },
    {
      id: 'colas',
      severidad: 'alta',
      titulo: 'Cuántos mensajes esperan o se dieron por fallidos',
      resumen: 'Lo mismo que enseña Panel Sistema, para cuando no se puede entrar.',
      pasos: ['Cambia ETAPA y TAREA, por ejemplo send-correo. Las colas de mensajes fallidos terminan en -muertas.'],
      codigos: [
        {
          titulo: 'Mensajes fallidos de una tarea',
          codigo:
            'aws sqs get-queue-attributes --attribute-names ApproximateNumberOfMessages --queue-url "$(aws sqs get-queue-url --queue-name idonea-ETAPA-TAREA-muertas --query QueueUrl --output text)"',
        },
      ],
    },
    {
      id: 'correo',
      severidad: 'media',
      titulo: 'Cuota y estado del envío de correo',
      resumen: 'Si el envío está activado y cuánto queda de la cuota de 24 horas.',
      pasos: [],
      codigos: [{ titulo: 'Amazon SES', codigo: 'aws sesv2 get-account --query "[SendingEnabled,SendQuota]"' }],
    },
    {
      id: 'dns',
      severidad: 'media',
      titulo: 'Nombre y certificado',
      resumen: 'Si el dominio lleva a la plataforma y hasta cuándo vale su certificado.',
      pasos: [],
      codigos: [
        { titulo: 'Dirección', codigo: `dig +short ${hostOf(origen)}` },
        {
          titulo: 'Certificado',
          codigo: `openssl s_client -connect ${hostOf(origen)}:443 -servername ${hostOf(origen)} </dev/null 2>/dev/null | openssl x509 -noout -dates`,
        },
      ],
    },
    {
      id: 'local',
      severidad: 'baja',
      titulo: 'Repetirlo en local',
      resumen: 'La plataforma entera corre en un ordenador con datos de demostración, sin AWS ni claves.',
      pasos: [],
      codigos: [
        { titulo: 'Arrancar', codigo: 'npm start' },
        { titulo: 'Comprobar el código', codigo: 'npm run check' },
      ],
    },
  ];
}

const hostOf = (origen: string) => new URL(origen).hostname;
