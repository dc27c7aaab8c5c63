import { ListField } from '../list-field.tsx';
import { TextField } from '../text-field.tsx';
import type { Wizard } from '../use-wizard.ts';

export function PasoContratacion({ wizard }: { wizard: Wizard }) {
  return (
    <>
      <TextField
        wizard={wizard}
        name="contratacion.objetivos_hiring"
        label="Objetivos de contratación"
        required
        rows={3}
        help="A quién busca, cuántas personas y para cuándo."
      />
      <ListField
        wizard={wizard}
        name="contratacion.tipos_posiciones"
        label="Tipos de posiciones"
        example="Analista de datos, comercial…"
      />
      <ListField
        wizard={wizard}
        name="contratacion.competencias_clave"
        label="Competencias clave"
        example="Trabajo en equipo, orientación al cliente…"
      />
      <TextField
        wizard={wizard}
        name="contratacion.desafios_principales"
        label="Desafíos principales"
        rows={3}
        help="Qué le cuesta hoy al contratar."
      />
      <TextField
        wizard={wizard}
        name="contratacion.proceso_actual"
        label="Proceso actual"
        rows={3}
        help="Los pasos que sigue una candidatura."
      />
    </>
  );
}
