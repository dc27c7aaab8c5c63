import { describe, expect, it } from 'vitest';
import { createGuardedHistory } from '../../web/src/lib/guarded-history.ts';

/** A browser's history in memory; `jump` is what a fragment link does, `unload` whether the page may be left. */
function fakePage(start = '/candidatos', first: unknown = null) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(start, 'https://idonea.test'), state: first }];
  let at = 0;
  const listeners = { popstate: new Set<Listener>(), beforeunload: new Set<Listener>() };
  type Listener = (event: { preventDefault(): void }) => void;
  const entry = () => entries[at] as (typeof entries)[number];
  function fire(type: keyof typeof listeners): boolean {
    let prevented = false;
    for (const listener of listeners[type]) listener({ preventDefault: () => (prevented = true) });
    return prevented;
  }
  const page = {
    get location() {
      return entry().url;
    },
    history: {
      get state() {
        return entry().state;
      },
      pushState(state: unknown, _unused: string, url = entry().url.href) {
        entries.splice(at + 1, Infinity, { url: new URL(url, entry().url), state });
        at += 1;
      },
      replaceState(state: unknown, _unused: string, url = entry().url.href) {
        entries[at] = { url: new URL(url, entry().url), state };
      },
      go(steps: number) {
        if (!entries[at + steps]) return;
        at += steps;
        fire('popstate');
      },
    },
    addEventListener: (type: keyof typeof listeners, listener: Listener) => void listeners[type].add(listener),
    removeEventListener: (type: keyof typeof listeners, listener: Listener) => void listeners[type].delete(listener),
  };
  function jump(fragment: string) {
    page.history.pushState(null, '', fragment);
    fire('popstate');
  }
  return { page, jump, paths: () => entries.map(({ url }) => url.pathname), mayUnload: () => !fire('beforeunload') };
}

function setup(start?: string, first?: unknown) {
  const browser = fakePage(start, first);
  const history = createGuardedHistory(browser.page);
  const seen: string[] = [];
  history.listen(({ pathname, search }) => seen.push(pathname + search));
  const questions: (() => void)[] = [];
  const block = () => history.block((leave) => questions.push(leave));
  return { ...browser, history, seen, questions, block, ...history.navigator };
}

const lastOf = (questions: (() => void)[]) => questions.at(-1) as () => void;

describe('The guarded history', () => {
  it('starts where the page stands, with the state that was kept for it', () => {
    const { history } = setup('/login?x=1#y', { state: { asked: '/informes' }, position: 4 });
    expect(history.visit()).toEqual({ pathname: '/login', search: '?x=1', hash: '#y', state: { asked: '/informes' } });
  });

  it('pushes, replaces and goes back and forward', () => {
    const { push, replace, go, seen, paths } = setup();
    push('/candidatos/1');
    replace({ pathname: '/candidatos/1/editar', search: '?a=b' });
    go(-1);
    go(1);
    expect(seen).toEqual(['/candidatos/1', '/candidatos/1/editar?a=b', '/candidatos', '/candidatos/1/editar?a=b']);
    expect(paths()).toEqual(['/candidatos', '/candidatos/1/editar']);
  });

  it('gives an entry its state back', () => {
    const { push, go, history } = setup();
    push('/informes', { trail: ['c1'] });
    push('/areas');
    expect(history.visit().state).toBeNull();
    go(-1);
    expect(history.visit().state).toEqual({ trail: ['c1'] });
  });

  it('asks before another page and goes there once it is told to', () => {
    const { push, block, seen, questions, history } = setup();
    block();
    push('/informes');
    expect(seen).toEqual([]);
    expect(history.visit().pathname).toBe('/candidatos');
    lastOf(questions)();
    expect(seen).toEqual(['/informes']);
    push('/areas');
    expect(questions).toHaveLength(1);
  });

  it('does not ask about filters and tabs of the same page', () => {
    const { replace, block, seen, questions } = setup();
    block();
    replace({ pathname: '/candidatos', search: '?q=ana' });
    expect(seen).toEqual(['/candidatos?q=ana']);
    expect(questions).toEqual([]);
  });

  it('takes a step back back, asks, and repeats it when it is told to', () => {
    const { push, go, block, questions, page, history } = setup();
    push('/candidatos/1');
    push('/candidatos/1/editar');
    block();
    go(-2);
    expect(page.location.pathname).toBe('/candidatos/1/editar');
    expect(history.visit().pathname).toBe('/candidatos/1/editar');
    expect(questions).toHaveLength(1);
    lastOf(questions)();
    expect(history.visit().pathname).toBe('/candidatos');
    expect(questions).toHaveLength(1);
  });

  it('asks again when the answer was to stay', () => {
    const { push, go, block, questions, history } = setup();
    push('/candidatos/nuevo');
    block();
    go(-1);
    go(-1);
    push('/informes');
    expect(questions).toHaveLength(3);
    expect(history.visit().pathname).toBe('/candidatos/nuevo');
  });

  it('asks in the right direction after a reload and after a jump within the page', () => {
    const first = setup();
    first.push('/candidatos/1');
    first.push('/candidatos/1/editar');
    const history = createGuardedHistory(first.page);
    history.listen(() => undefined);
    first.jump('#contenido');
    const questions: (() => void)[] = [];
    history.block((leave) => questions.push(leave));
    first.page.history.go(-2);
    expect(first.page.location.hash).toBe('#contenido');
    lastOf(questions)();
    expect(history.visit().pathname).toBe('/candidatos/1');
  });

  it('warns before the site is left only while it is blocked', () => {
    const { block, mayUnload } = setup();
    expect(mayUnload()).toBe(true);
    const release = block();
    expect(mayUnload()).toBe(false);
    release();
    expect(mayUnload()).toBe(true);
  });

  it('lets everything pass after a release, and a late release does not lift the next block', () => {
    const { push, block, questions, seen } = setup();
    const release = block();
    release();
    push('/informes');
    expect(seen).toEqual(['/informes']);
    block();
    release();
    push('/areas');
    expect(seen).toEqual(['/informes']);
    expect(questions).toHaveLength(1);
  });

  it('stops telling once nobody listens', () => {
    const { history, push, go, seen } = setup();
    const stop = history.listen((visit) => seen.push(visit.pathname));
    stop();
    push('/informes');
    go(-1);
    expect(seen).toEqual([]);
  });

  it('asks before the ground of a page with changes is taken away, and not of other pages', () => {
    const { history, block, questions } = setup('/candidatos/nuevo');
    const done: string[] = [];
    history.leave(() => done.push('at once'));
    block();
    history.leave(() => done.push('after the answer'));
    expect(done).toEqual(['at once']);
    lastOf(questions)();
    expect(done).toEqual(['at once', 'after the answer']);
  });
});
