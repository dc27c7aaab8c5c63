import { mutate, SWRConfig, unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { entriesOf, showWith } from '../../web/src/lib/use-optimistic.ts';

const show = showWith(mutate);
const FIRST = ['listAreas', 'emp_1', null, { limit: 24 }];
const SECOND = ['listAreas', 'emp_1', null, { limit: 24, activo: 'true' }];

const area = (id: string, activo = true) => ({ id, activo }) as never;
const { cache } = SWRConfig.defaultValue;
/** As `useSWR` keeps an answer: filters look at `_k`. */
const read = (key: unknown[], ...data: unknown[]) =>
  cache.set(unstable_serialize(key), Object.assign({ data: { data } }, { _k: key }));
const shown = (key: unknown[]) => cache.get(unstable_serialize(key))?.data?.data;
const archive = (id: string, work: Promise<unknown>) =>
  show(
    work,
    entriesOf('listAreas', (each) => (each.id === id ? { ...each, activo: false } : each)),
  );

describe('A change that is shown before it is done', () => {
  it('changes each list in its own entries', async () => {
    read(FIRST, area('a'), area('b'));
    read(SECOND, area('b'), area('c'));
    const done = Promise.withResolvers<void>();
    const change = archive('b', done.promise);
    expect(shown(FIRST)).toEqual([area('a'), area('b', false)]);
    expect(shown(SECOND)).toEqual([area('b', false), area('c')]);
    done.resolve();
    await change;
    expect(shown(FIRST)).toEqual([area('a'), area('b', false)]);
  });

  it('is taken back when it is refused, and says why', async () => {
    read(FIRST, area('a'));
    const done = Promise.withResolvers<void>();
    const change = archive('a', done.promise);
    expect(shown(FIRST)).toEqual([area('a', false)]);
    done.reject(new Error('refused'));
    await expect(change).rejects.toThrow('refused');
    expect(shown(FIRST)).toEqual([area('a')]);
  });

  it('leaves another one on the screen that is still on its way', async () => {
    read(FIRST, area('a'), area('b'));
    const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changes = [archive('a', one.promise), archive('b', two.promise)];
    expect(shown(FIRST)).toEqual([area('a', false), area('b', false)]);
    one.resolve();
    two.resolve();
    await Promise.all(changes);
    expect(shown(FIRST)).toEqual([area('a', false), area('b', false)]);
  });
});
