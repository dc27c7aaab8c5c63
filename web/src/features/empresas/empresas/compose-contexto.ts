import type { EmpresaValues } from './form-values.ts';

const TIPOS: Record<EmpresaValues['tipoEmpresa'], string> = {
  empresa: 'una empresa',
  startup: 'una startup',
  pyme: 'una pyme',
  corporacion: 'una corporación',
  ong: 'una ONG',
  consultora: 'una consultora',
};

type Facts = Pick<
  EmpresaValues,
  | 'nombreComercial'
  | 'nombreLegal'
  | 'tipoEmpresa'
  | 'sectorIndustrial'
  | 'misionEmpresa'
  | 'visionEmpresa'
  | 'valoresEmpresa'
> & { cantidadTrabajadores: number | string };

/** What a company says about itself, from its mission, vision, values, sector and size. */
export function composeContexto(facts: Facts): string {
  const { nombreComercial, nombreLegal, tipoEmpresa, sectorIndustrial, cantidadTrabajadores } = facts;
  const workers = Number(cantidadTrabajadores) || 0;
  const who = `${nombreComercial || nombreLegal || 'La empresa'} es ${TIPOS[tipoEmpresa]}`;
  const sector = sectorIndustrial.trim() && ` del sector ${sectorIndustrial.trim()}`;
  const size = workers > 0 && ` con ${workers} ${workers === 1 ? 'persona' : 'personas'}`;
  const parts = [
    ['Misión', facts.misionEmpresa],
    ['Visión', facts.visionEmpresa],
    ['Valores', facts.valoresEmpresa],
  ] as const;
  return [
    `${[who, sector, size].filter(Boolean).join('')}.`,
    ...parts.flatMap(([name, text]) => (text.trim() ? `${name}: ${text.trim()}` : [])),
  ].join('\n');
}
