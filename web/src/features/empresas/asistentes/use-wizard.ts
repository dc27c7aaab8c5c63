import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError, type ErrorDetail } from '../../../lib/api-error.ts';
import { submitKey } from '../../../lib/submit-key.ts';
import { useTableState } from '../../../lib/use-table-state.ts';
import type { Values } from './wizard-values.ts';

export interface Paso {
  titulo: string;
  /** Fields that it asks for, by their path or its beginning: what the API says of one of them belongs to this step. */
  campos: readonly string[];
  /** Asked when the step is left and its own rules hold. */
  check?: (values: Values) => Promise<ErrorDetail | undefined>;
}

interface Options<Result> {
  pasos: readonly Paso[];
  /** One for each step. The code of the schemas comes with the first check. */
  schemas: () => Promise<readonly (() => z.ZodType)[]>;
  defaultValues: DefaultValues<Values>;
  send(values: Values, options: { idempotencyKey: string }): Promise<Result>;
  onDone(result: Result): void;
}

/**
 * A form in steps. The step stands in the URL, so that a reload stays where one was. A step is left when its slice is in
 * order; at the end all of them are checked once more, and what the API refuses is shown at its step and field.
 */
export function useWizard<Result>({ pasos, schemas, defaultValues, send, onDone }: Options<Result>) {
  const [{ paso }, setUrl] = useTableState({ paso: '1' });
  const last = pasos.length - 1;
  const step = Math.min(Math.max(Math.trunc(Number(paso)) || 1, 1), pasos.length) - 1;
  const current = useRef(step);
  current.current = step;
  const keys = useRef(submitKey());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [refused, setRefused] = useState<{ step: number; details: ErrorDetail[] }>();

  const form = useForm<Values>({
    defaultValues,
    mode: 'onTouched',
    resolver: async (values, context, options) => {
      const [all, { zodResolver }] = await Promise.all([schemas(), import('@hookform/resolvers/zod')]);
      const schema = all[current.current]?.() as z.ZodType<Values, Values>;
      const result = await zodResolver(schema)(values, context, options);
      // A step sees its slice only; the form keeps the rest.
      return Object.keys(result.errors).length > 0 ? result : { values, errors: {} };
    },
  });

  const go = (to: number) => setUrl({ paso: String(to + 1) });

  function refuse(at: number, details: ErrorDetail[]) {
    setRefused({ step: at, details });
    if (at !== step) go(at);
  }

  // Only once the step is on the screen can its field take the focus.
  useEffect(() => {
    if (!refused || refused.step !== step) return;
    for (const [index, { path, msg }] of refused.details.entries()) {
      form.setError(path as Path<Values>, { type: 'server', message: msg }, { shouldFocus: index === 0 });
    }
    setRefused(undefined);
  }, [refused, step, form]);

  // What was refused is looked at again with every stroke, so that its message goes as soon as it is mended.
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name && form.getFieldState(name).error) void form.trigger(name);
    });
    return unsubscribe;
  }, [form]);

  async function next() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
      const problem = await pasos[step]?.check?.(form.getValues());
      if (problem) refuse(step, [problem]);
      else if (step < last) go(step + 1);
      else await finish();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  async function finish() {
    const values = form.getValues();
    for (const [index, schema] of (await schemas()).entries()) {
      const { error } = schema().safeParse(values);
      if (error)
        return refuse(
          index,
          error.issues.map((issue) => ({ path: issue.path.join('.'), msg: issue.message })),
        );
    }
    try {
      const result = await send(values, { idempotencyKey: keys.current.keyFor(values) });
      keys.current.done();
      // A reload of what comes next begins a new one.
      go(0);
      onDone(result);
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const at = pasos.findIndex(({ campos }) => details.some(({ path }) => isOf(campos, path)));
      if (at < 0) throw error;
      refuse(
        at,
        details.filter(({ path }) => isOf(pasos[at]?.campos ?? [], path)),
      );
    }
  }

  return {
    form,
    step,
    go,
    next,
    previous: () => go(step - 1),
    busy,
    failure,
    /** Message of one field, for `<FormField error={…}>`; of a list, the first of its entries. */
    errorOf: (name: Path<Values>) => firstMessage(form.getFieldState(name, form.formState).error),
  };
}
export type Wizard = Pick<ReturnType<typeof useWizard>, 'form' | 'errorOf'>;

function isOf(campos: readonly string[], path: string): boolean {
  return campos.some((campo) => path === campo || path.startsWith(`${campo}.`));
}

function firstMessage(error: FieldErrors | { message?: string } | undefined): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const nested of Object.values(error)) {
    const found = Array.isArray(error) ? firstMessage(nested as FieldErrors) : undefined;
    if (found) return found;
  }
  return undefined;
}
