import { completitudDe } from '#shared/empresas/usuarios/completitud.ts';
import { type Perfil, type PerfilDetalle, perfilDetalleSchema } from '#shared/empresas/usuarios/perfil.ts';
import type { ConfiguracionUsuario, Usuario } from '#shared/empresas/usuarios/usuario.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import type { Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { toUsuario, type UsuarioRecord, usuarioIndexKeys } from '../../entrada/usuario.record.ts';
import { renamedWrites, usuarioRepository, usuarioUpdates } from './usuario.repository.ts';

/**
 * What a user tells of themselves.
 *
 * | Access                       | Key                            |
 * | ---------------------------- | ------------------------------ |
 * | the details of one profile   | PK `USUARIO#<id>`, SK `PERFIL` |
 *
 * The user's own item, which every request reads, keeps name, telephone, photo and preferences; the rest stands here.
 * A user who never saved a profile has no such item.
 */
export const perfilKey = (usuarioId: string) => ({ PK: userPartition(usuarioId), SK: 'PERFIL' });

/** What is known of a user before they sign in: part of the transaction that creates them. */
export const newPerfilWrite = (usuarioId: string, detalle: Partial<PerfilDetalle>): Write => ({
  put: { ...perfilKey(usuarioId), tipo: 'PERFIL', ...detalle },
});

export interface StoredPerfil {
  usuario: UsuarioRecord;
  detalle: PerfilDetalle;
}

export interface PerfilChanges {
  nombre: string;
  apellidos: string | undefined;
  telefono: string | undefined;
  configuracion: ConfiguracionUsuario;
  detalle: PerfilDetalle;
}

export function perfilRepository(table: Table) {
  const usuarios = usuarioRepository(table);
  return {
    /** As just written: a stale version would be refused at the next save. */
    async get(usuarioId: string): Promise<StoredPerfil> {
      const [usuario, item] = await Promise.all([
        usuarios.find(usuarioId, { consistent: true }),
        table.get(perfilKey(usuarioId), { consistent: true }),
      ]);
      if (!usuario) throw new Error('The signed-in user has no record');
      return { usuario, detalle: perfilDetalleSchema().parse(item ?? {}) };
    },

    async update(
      { usuario }: StoredPerfil,
      { detalle, ...changes }: PerfilChanges,
      deps: Pick<Deps, 'newId' | 'now'>,
    ): Promise<StoredPerfil> {
      const saved = { ...usuario, ...changes, version: usuario.version + 1 };
      const { nombre, apellidos, telefono, configuracion, version } = saved;
      await table.write([
        ...usuarioUpdates(usuario, {
          set: { nombre, apellidos, telefono, configuracion, version, ...usuarioIndexKeys(saved) },
          if: { version: { eq: usuario.version } },
          orFail: versionObsoleta,
        }),
        { put: { ...perfilKey(usuario.id), tipo: 'PERFIL', ...detalle } },
        ...renamedWrites(deps, usuario, saved),
      ]);
      return { usuario: saved, detalle };
    },
  };
}

export type PerfilRepository = ReturnType<typeof perfilRepository>;

export function toPerfil({ usuario: record, detalle }: StoredPerfil): Perfil {
  const usuario: Usuario = toUsuario(record);
  const { fechaActualizacion, ...details } = detalle;
  return {
    ...usuario,
    ...details,
    titulo: details.puesto,
    completitudPerfil: completitudDe({ ...usuario, ...details }),
    verificado: usuario.estado === 'confirmado',
    createdAt: usuario.fechaCreacion,
    updatedAt: fechaActualizacion ?? usuario.fechaCreacion,
  };
}
