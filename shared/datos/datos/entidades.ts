/**
 * What a company's file holds, in the order in which it is read and brought back: an item comes after what it belongs to.
 * `importable` ones can be brought back; the others are there to be read, since a form, a limit, a ledger or a guard of
 * their own stands for them. `soloCopia`: in backups, which nobody downloads, and in no export.
 */
export const ENTIDADES = {
  empresa: { label: 'Ficha de la empresa', importable: false },
  contexto: { label: 'Contexto para las entrevistas', importable: false },
  suscripcion: { label: 'Suscripción', importable: false },
  estados: { label: 'Cambios de estado de la empresa', importable: false },
  licencias: { label: 'Licencias', importable: false },
  conservacion: { label: 'Plazo de conservación', importable: false },
  planEstrategico: { label: 'Plan estratégico', importable: false },
  usuarios: { label: 'Usuarios', importable: false },
  areas: { label: 'Áreas', importable: true },
  candidatos: { label: 'Candidatos', importable: true },
  actividades: { label: 'Última actividad de los candidatos', importable: true },
  historial: { label: 'Historial de los candidatos', importable: true },
  notas: { label: 'Notas', importable: true },
  curriculums: { label: 'Textos de los CV', importable: false },
  entrevistas: { label: 'Entrevistas', importable: true },
  turnos: { label: 'Preguntas y respuestas', importable: true },
  encuestas: { label: 'Encuestas', importable: true },
  ayudas: { label: 'Peticiones de ayuda', importable: false, soloCopia: true },
  informes: { label: 'Informes', importable: true },
} as const;

export type NombreEntidad = keyof typeof ENTIDADES;
export const NOMBRES_ENTIDAD = Object.keys(ENTIDADES) as [NombreEntidad, ...NombreEntidad[]];
export type NombreImportable = {
  [K in NombreEntidad]: (typeof ENTIDADES)[K]['importable'] extends true ? K : never;
}[NombreEntidad];
export const IMPORTABLES = NOMBRES_ENTIDAD.filter((nombre) => ENTIDADES[nombre].importable);
