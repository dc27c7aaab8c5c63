import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey, keepDraft, readDraft } from '../../web/src/features/informes/informes/review-draft.ts';
import { createDrafts } from '../../web/src/lib/drafts.ts';

/** A browser's storage; its keys are its own properties, as there. */
function memory(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  });
  return storage;
}

const BLANK = { nombre: '', email: '', habilidades: [] as string[] };
let storage: Storage;
let drafts: ReturnType<typeof createDrafts>;
beforeEach(() => {
  storage = memory();
  drafts = createDrafts(() => storage);
});

describe('Drafts', () => {
  it('keep what differs from what the form began with, and nothing else', () => {
    drafts.write('u e candidato', { ...BLANK, nombre: 'Ana', habilidades: ['ventas'] }, BLANK, []);
    expect(drafts.read('u e candidato')).toEqual({ nombre: 'Ana', habilidades: ['ventas'] });
    expect(drafts.read('u e otro')).toBeUndefined();
  });

  it('keep the version that the changes were made from', () => {
    drafts.write('k', { nombre: 'Ana', version: 3 }, { nombre: 'Eva', version: 3 }, []);
    expect(drafts.read('k')).toEqual({ nombre: 'Ana', version: 3 });
  });

  it('end when nothing is changed any more, and when they are removed', () => {
    drafts.write('k', { nombre: 'Ana' }, { nombre: '' }, []);
    drafts.write('k', { nombre: '' }, { nombre: '' }, []);
    expect(drafts.read('k')).toBeUndefined();
    drafts.write('k', { nombre: 'Ana' }, { nombre: '' }, []);
    drafts.remove('k');
    expect(drafts.read('k')).toBeUndefined();
  });

  it('never hold fields that must not be stored', () => {
    drafts.write('k', { nombre: 'Ana', adminData: { password: 'Secreta-1' } }, { nombre: '' }, ['adminData']);
    expect(JSON.stringify({ ...storage })).not.toContain('Secreta-1');
    expect(drafts.read('k')).toEqual({ nombre: 'Ana' });
  });

  it('are all forgotten at once, and only they', () => {
    storage.setItem('idonea.empresa', 'emp_1');
    drafts.write('a', { x: 1 }, {}, []);
    drafts.write('b', { x: 1 }, {}, []);
    drafts.forgetAll();
    expect(Object.keys(storage)).toEqual(['idonea.empresa']);
  });

  it('are forgotten with what was written of a report and not sent', () => {
    const key = draftKey('ent_1', 'usr_1');
    keepDraft(storage, key, { comentario: 'Duda de la fecha', cambios: {} });
    expect(readDraft(storage, key).comentario).toBe('Duda de la fecha');
    drafts.forgetAll();
    expect(Object.keys(storage)).toEqual([]);
  });

  it('do without a storage that is blocked, full or damaged', () => {
    const blocked = createDrafts(() => {
      throw new Error('SecurityError');
    });
    expect(() => blocked.write('k', { x: 1 }, {}, [])).not.toThrow();
    expect(blocked.read('k')).toBeUndefined();
    storage.setItem('idonea.borrador.k', '{broken');
    expect(drafts.read('k')).toBeUndefined();
  });
});
