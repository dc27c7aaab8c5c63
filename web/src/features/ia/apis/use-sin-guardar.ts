import { useCallback, useState } from 'react';
import type { Proveedor } from '#shared/core/proveedores.ts';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';

/** Typed keys are asked about before they are lost, and are never kept as a draft. `mark` is told of each. */
export function useSinGuardar() {
  const [dirty, setDirty] = useState<ReadonlySet<Proveedor>>(new Set());
  const guard = useUnsavedChanges(dirty.size > 0);
  const mark = useCallback((proveedor: Proveedor, isDirty: boolean) => {
    setDirty((current) => {
      if (current.has(proveedor) === isDirty) return current;
      const next = new Set(current);
      if (isDirty) next.add(proveedor);
      else next.delete(proveedor);
      return next;
    });
  }, []);
  return { guard, mark };
}
