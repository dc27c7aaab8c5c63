/**
 * Words that name a datum in hardly any other sense. Where no pattern tells who has it, a first person in the same clause
 * does, unless the sentence is about work with it or about somebody else.
 */
export const FUERTES = {
  salud:
    'vih|seropositiv*|esquizofrenia|bipolar|bipolaridad|cancer|leucemia|quimio|quimioterapia|radioterapia|dialisis|hemodialisis|epilepsia|epileptic*|diabetes|diabetic*|fibromialgia|lupus|esclerosis|parkinson|endometriosis|celiac*|hipertens*|migraña*|asma|asmatic*|antidepresiv*|ansiolitic*|sertralina|fluoxetina|clonazepam|rivotril|anorexia|bulimia|alcoholismo|alcoholic*|ludopatia|drogadiccion|marcapasos|insulina|depresion|hernia discal|tumor|infarto|baja medica|licencia medica|incapacidad medica|ataques de panico|crisis de ansiedad|ansiedad generalizada',
  discapacidad:
    'discapacidad|minusvalia|autismo|autista|tdah|dislexia|asperger|hipoacusia|sordera|ceguera|tartamudez|implante coclear|tetraplejia|paraplejia|paralisis cerebral|neurodivergente|neurodivergencia',
  familia:
    'embarazo|embarazad*|preñad*|encinta|lactancia|divorcio|divorciad*|viuda|viudo|madre soltera|padre soltero|in vitro|cesarea|posparto|postparto|baja maternal|licencia de maternidad|permiso de maternidad|baja por maternidad|pension alimenticia|custodia compartida',
  sindicato: 'sindicalista|sindicalizad*|fuero sindical',
  religion: 'testigo de jehova|testigos de jehova|ramadan|hiyab|ateo|atea|agnostic*|mormon*',
  politica: 'peronista|chavista|correista|uribista|petrista|fujimorista|kirchnerista|comunista|sandinista',
  origen: 'asilo politico|indocumentad*|patera|cayuco|situacion migratoria|acento extranjero',
  orientacion: 'lesbiana|gay|homosexual|bisexual|transexual|transgenero|orientacion sexual|identidad de genero',
  antecedentes: 'condena|antecedentes penales|libertad condicional|tobillera electronica',
  victima: 'orden de alejamiento|desplazamiento forzado',
} as const;

/** The speaker has it: of being, having, living and being told. */
export const MARCA: readonly string[] = [
  '(tengo|tuve|soy|fui|estoy|estuve|sigo|segui|ando|vivo|vivi|padezco|padeci|sufro|sufri|llevo|arrastro|pase|supere|afronte|enfrente|me toca|me toco|me tocó|me diagnosticaron|me detectaron|me dieron|me dijeron|me operaron|me dejaron|me quede|me recupere|me volvi|mi|mis|he tenido|he pasado|he estado|he sido|conseguí salir|sali)',
];

/** Work with it, or with people who have it. */
export const OFICIO: readonly string[] = [
  '(experiencia|titul*|diplom*|conocim*|sensibilidad|practicas|caso|casos|paciente*|alumn*|estudiante*|usuari*|client*|residente*|intern*|taller*|charla*|programa*|proyecto*|protocolo*|curso|cursos|clase|clases|tesis|investig*|estudio|estudios|formacion*|capacitacion*|gente|persona*|colectivo*|niñ*|mujeres|jovenes|adultos|atend*|atiend*|cuid*|trabaj* con|trabaj* en|producto*|campaña*|fundacion|asociacion|ong|unidad|hospital|clinica|planta|area|especial*|master|libro*|voluntari*|prevencion|sensibiliz*|ley|normativa|politica de|seguro*|poliza*|compañer*|jef*|vecin*|señor*|trabajador*|emplead*|ellos|ellas|alguien|expediente*|demanda*|juicio*|juzgado|abogad*|noticia*|articulo*|encuesta*|cobertura|reporta*|negoci*|convocaron|convocó|afect*|transporte|proveedor*|sala de|parto de|parto del|turno*|guardia*|servicio*|huelga de|dia de|durante la|durante el|por la huelga|contrat*|inclusi*|adapt*|accesib*|rampa*|plaza*|cuota|cupo|certificado*|examen|tutor*|profesor*|maestr*|monitor*|educador*|psicolog*|enfermer*|medic*|doctor*|terapeuta*|interprete*|hablamos|explic*|vend*|compr*|madre|padre|hijo|hija|hermano|hermana|tio|tia|abuel*|primo|prima|amig*|novi*|marido|mujer|esposa|esposo|familia*|sobrin*|bebe)',
];
