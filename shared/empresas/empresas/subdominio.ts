import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { normalizeSubdominio } from './normalize-subdominio.ts';

/** Names that stand for parts of the platform itself. */
const RESERVED = ['www', 'api', 'app', 'admin', 'correo', 'mail', 'ftp', 'soporte', 'estado', 'cdn', 'idonea'];

export const subdominioSchema = lazy(() =>
  z
    .string()
    .max(200, 'Escribe como máximo 200 caracteres')
    .overwrite(normalizeSubdominio)
    .min(3, 'Escribe al menos 3 letras o cifras')
    .refine((name) => !RESERVED.includes(name), 'Este subdominio está reservado'),
);
