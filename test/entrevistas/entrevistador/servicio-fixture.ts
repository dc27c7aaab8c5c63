import { IA_POR_DEFECTO } from '#shared/entrevistas/servicios-hr/instrucciones.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

const anclas = { 1: 'No cuenta nada propio.', 5: 'Cuenta algo propio.', 10: 'Cuenta con detalle lo que hizo.' };
const indicadores = ['organicé', 'equipo', 'escuché', 'plazo', 'acuerdo'];
const competencia = (id: string) => ({ id, nombre: id, descripcion: id, tipo: 'blanda' as const, anclas, indicadores });

/** A small template: 3 phases, 6 questions of 5 minutes each, 3 competencies. */
export const SERVICIO: ServicioHr = {
  ...IA_POR_DEFECTO,
  codigo: 'prueba',
  version: 3,
  nombre: 'Prueba',
  descripcion: 'Prueba',
  descripcionDetallada: 'Prueba',
  categoria: 'seleccion',
  tipo: 'seleccion_personal',
  experto: { nombre: 'Equipo', especialidad: 'Pruebas' },
  estructura: {
    duracionEstimada: 30,
    criterioPasado: 60,
    competencias: ['organizacion', 'colaboracion', 'dialogo'].map(competencia),
    fases: [
      {
        id: 'inicio',
        nombre: 'Inicio',
        objetivo: 'Abrir',
        minutos: 10,
        preguntas: [
          { id: 'opinion', texto: '¿Qué te atrae de este oficio?', competencias: ['organizacion'], tipo: 'abierta' },
          {
            id: 'semana',
            texto: 'Cuéntame una semana con demasiados encargos.',
            competencias: ['organizacion'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'personas',
        nombre: 'Personas',
        objetivo: 'Conocer',
        minutos: 15,
        preguntas: [
          { id: 'ayuda', texto: 'Háblame de una ayuda que diste.', competencias: ['colaboracion'], tipo: 'conductual' },
          { id: 'bronca', texto: 'Recuerda una discusión fuerte.', competencias: ['dialogo'], tipo: 'conductual' },
          {
            id: 'reparto',
            texto: 'Describe un reparto de funciones difícil.',
            competencias: ['colaboracion', 'dialogo'],
            tipo: 'conductual',
          },
        ],
      },
      {
        id: 'cierre',
        nombre: 'Cierre',
        objetivo: 'Cerrar',
        minutos: 5,
        preguntas: [{ id: 'final', texto: '¿Deseas añadir algo?', competencias: [], tipo: 'abierta' }],
      },
    ],
  },
  configuracion: { activo: true, requiereAutenticacion: true },
};
