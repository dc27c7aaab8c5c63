import { useEffect, useRef } from 'react';
import type { Area } from '#shared/empresas/areas/area.ts';
import { toast } from '../../../lib/toast.ts';
import { isMoving } from './area-words.ts';

/**
 * Says so when a reassignment that was running on this page has come to its end. The answer tells of one that begins
 * here: it may be over before the list is read again.
 */
export function useReassignmentToasts(areas: readonly Area[] | undefined): (areaId: string) => void {
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const area of areas ?? []) {
      if (isMoving(area)) running.current.add(area.id);
      else if (running.current.delete(area.id) && !area.reasignacion) {
        toast.success('Candidatos reasignados', { description: `«${area.nombreArea}» ya no tiene candidatos.` });
      }
    }
  }, [areas]);
  return (areaId) => running.current.add(areaId);
}
