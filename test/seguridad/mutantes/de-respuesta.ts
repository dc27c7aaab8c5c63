import type { Respuesta } from '../matriz/sonda.ts';
import { ajenaDe, type Campo, type Clase, CON_SESION, changeJson, DE_EMPRESA } from './mutante.ts';

/** Whether the probe names something of the other company. */
const namesOther = (campo: Campo) => {
  const sent = JSON.stringify(campo.sonda().peticion);
  return Object.entries(ajenaDe(campo).cosas).some(([, id]) => /^[a-z]{3}_/.test(id) && sent.includes(id));
};

const answering = (
  nombre: string,
  cabe: Clase['cabe'],
  when: (respuesta: Respuesta, campo: Campo) => boolean,
  change: (respuesta: Respuesta, campo: Campo) => Respuesta | Promise<Respuesta>,
): Clase => ({
  nombre,
  cabe,
  sembrar: (campo) => {
    campo.onAnswer(async (respuesta) => {
      if (!when(respuesta, campo)) return respuesta;
      const before = campo.escena.app.table.revision;
      const other = await change(respuesta, campo);
      if (JSON.stringify(other) !== JSON.stringify(respuesta) || campo.escena.app.table.revision !== before)
        campo.hit();
      return other;
    });
    return () => {};
  },
});

const refused = ({ status }: Respuesta) => status === 401 || status === 403;
const hidden = (respuesta: Respuesta, campo: Campo) => respuesta.status === 404 && namesOther(campo);

export const DE_RESPUESTA: readonly Clase[] = [
  answering('403 en vez de 404 para lo ajeno', DE_EMPRESA, hidden, (respuesta) => ({ ...respuesta, status: 403 })),
  answering('otro texto para lo ajeno que para lo inexistente', DE_EMPRESA, hidden, (respuesta) =>
    changeJson(respuesta, (json) => ({ ...json, message: 'No es de tu empresa' })),
  ),
  answering('otra cabecera para lo ajeno que para lo inexistente', DE_EMPRESA, hidden, (respuesta) => ({
    ...respuesta,
    headers: { ...respuesta.headers, 'cache-control': 'private' },
  })),
  answering('nombre ajeno en un error', DE_EMPRESA, hidden, (respuesta, campo) =>
    changeJson(respuesta, (json) => ({ ...json, details: [{ path: 'id', msg: ajenaDe(campo).nombre }] })),
  ),
  answering(
    'id ajeno en un éxito',
    DE_EMPRESA,
    ({ status }) => status < 300,
    (respuesta, campo) =>
      changeJson(respuesta, (json) => ({ ...json, relacionados: [ajenaDe(campo).cosas.candidatoId] })),
  ),
  answering('fallo interno en vez de rechazo', CON_SESION, refused, (respuesta) => ({ ...respuesta, status: 500 })),
  answering('rechazo con datos', CON_SESION, refused, (respuesta) =>
    changeJson(respuesta, (json) => ({ ...json, data: { total: 3 } })),
  ),
  answering('rechazo con éxito por fuera', CON_SESION, refused, (respuesta) => ({ ...respuesta, status: 200 })),
  answering('rechazo que deja huella', CON_SESION, refused, async (respuesta, campo) => {
    const { app } = campo.escena;
    const PK = `EMPRESA#${campo.sonda().identidad.propia.id}`;
    await app.table.write([{ put: { PK, SK: `AVISO#${app.deps.newId('pru')}`, tipo: 'VISITA' } }]);
    return respuesta;
  }),
  answering(
    'rechazo a quien debe servir',
    CON_SESION,
    ({ status }) => status < 300,
    (respuesta) => ({
      ...changeJson(respuesta, () => ({ success: false, code: 'SIN_PERMISO', requestId: 'x' })),
      status: 403,
    }),
  ),
  answering(
    'clave de la tabla en un error',
    CON_SESION,
    ({ status }) => status === 404,
    (respuesta) => changeJson(respuesta, (json) => ({ ...json, message: 'EMPRESA#x ENTREVISTA#y no existe' })),
  ),
];
