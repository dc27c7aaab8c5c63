import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError, messageOf } from './api-error.ts';
import { submitKey } from './submit-key.ts';

interface Options<Schema extends z.ZodType<FieldValues, FieldValues>, Result> {
  /**
   * The contract's body schema: the form and the server check the same rules. As `() => import('#shared/…')` its code
   * (zod, 25 kB) is fetched with the first check instead of with the page.
   */
  schema: Schema | (() => Promise<Schema>);
  defaultValues: DefaultValues<z.input<Schema>>;
  send(body: z.output<Schema>, options: { idempotencyKey: string }): Promise<Result>;
  onSuccess(result: Result): void;
  /** What belongs to no field, for a form that says it in its own way; undefined when it is sent again. */
  onFailure?(failure: unknown): void;
}

/**
 * A form on a contract's schema: checks, sends, and puts the server's `details` below their fields. What belongs to
 * no field comes back as `failure`, for `<FormFailure>`. Nothing typed is lost when sending fails.
 */
export function useApiForm<Schema extends z.ZodType<FieldValues, FieldValues>, Result>(
  options: Options<Schema, Result>,
) {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: resolverOf(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onTouched',
  });
  const [failure, setFailure] = useState<unknown>();
  const keys = useRef(submitKey());

  function fail(error: unknown) {
    setFailure(error);
    options.onFailure?.(error);
  }

  const onSubmit = form.handleSubmit(async (body) => {
    fail(undefined);
    try {
      const result = await options.send(body, { idempotencyKey: keys.current.keyFor(body) });
      keys.current.done();
      options.onSuccess(result);
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const known = details.filter(({ path }) => path && hasField(form.getValues(), path));
      for (const [index, { path, msg }] of known.entries()) {
        form.setError(path as Path<z.input<Schema>>, { type: 'server', message: msg }, { shouldFocus: index === 0 });
      }
      if (known.length < details.length || known.length === 0) fail(error);
    }
  });

  return {
    form,
    onSubmit,
    failure,
    failureText: failure === undefined ? undefined : messageOf(failure),
    isSubmitting: form.formState.isSubmitting,
    /** Message of one field, for `<FormField error={…}>`. */
    errorOf: (name: Path<z.input<Schema>>) => form.getFieldState(name, form.formState).error?.message,
  };
}

function resolverOf<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema | (() => Promise<Schema>),
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (values, context, options) => {
    const loaded = typeof schema === 'function' ? await schema() : schema;
    const { zodResolver } = await import('@hookform/resolvers/zod');
    const resolver = zodResolver(loaded) as Resolver<z.input<Schema>, unknown, z.output<Schema>>;
    return resolver(values, context, options);
  };
}

function hasField(values: unknown, path: string): boolean {
  const [head = '', ...rest] = path.split('.');
  if (typeof values !== 'object' || values === null || !(head in values)) return false;
  return rest.length === 0 || hasField((values as Record<string, unknown>)[head], rest.join('.'));
}
