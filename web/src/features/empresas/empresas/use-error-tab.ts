import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { errorsInOrder, type TabId } from './form-tabs.ts';
import type { EmpresaForm } from './form-values.ts';

/**
 * The tab that is shown. After a submit that found errors: the tab of the first one comes forward, and its field gets
 * the focus.
 */
export function useErrorTab(form: EmpresaForm, opening: TabId = 'datos') {
  const [tab, setTab] = useState(opening);
  const { submitCount, errors } = form.formState;
  const seen = useRef(submitCount);
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    const [first] = errorsInOrder(errors);
    if (!first) return;
    setTab(first.tab);
    setTarget(first.path);
    toast.error('Revisa los datos de la empresa', { description: first.message });
  }, [submitCount, errors]);

  // A render later, when the tab's fields are there.
  useEffect(() => {
    if (!target) return;
    form.setFocus(target as 'nombreLegal');
    setTarget(undefined);
  }, [target, form]);

  return { tab, setTab, tabsInError: new Set(errorsInOrder(errors).map((error) => error.tab)) };
}
