import { aCompany, anArea } from '../../../support/scenarios.ts';
import { type Scene, someInformes } from '../../support/interviewed.ts';

/** A report that recommends, one with reservations, and one of another service without enough to judge; in this order. */
export const [NURIA, OSCAR, INES] = ['Ñuria Peña Ríos', 'Óscar Vidal Soto', 'Inés Calvo Mora'] as const;

/** A company with these three reports; two of the people belong to its area. */
export async function aCompanyWithInformes(scene: Scene) {
  const company = await aCompany(scene.app);
  const { id: areaId } = await anArea(scene.app, company.admin, 'Ventas');
  const ids = await someInformes(scene, company.admin, [
    { nombre: NURIA, answers: 99, areaId },
    { nombre: OSCAR, answers: 6 },
    { nombre: INES, answers: 1, areaId, servicioId: 'test-vocacional' },
  ]);
  return { ...company, ids };
}
