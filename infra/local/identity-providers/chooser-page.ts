import { escapeHtml } from '../html.ts';

export interface Person {
  who: string;
  email: string;
}

/** "Choose an account", as providers show it. Whatever is typed is taken: tests try e-mails that must not get in. */
export function chooserPage(provider: string, action: string, people: readonly Person[]): string {
  const title = `${escapeHtml(provider)} (local)`;
  const choices = people.map(
    ({ who, email }) => `<li><form method="post" action="${action}">
      <input type="hidden" name="verificado" value="1">
      <button name="email" value="${escapeHtml(email)}"><strong>${escapeHtml(email)}</strong> <span>${escapeHtml(who)}</span></button>
    </form></li>`,
  );
  return `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>${title}</title><style>${STYLE}</style></head><body><main>
<h1>${title}</h1>
<p>Este proveedor existe solo en este equipo. Elige con qué cuenta quieres acceder a Idonea.</p>
<ul>${choices.join('')}</ul>
<h2>Otra cuenta</h2>
<form method="post" action="${action}" class="otra">
  <label for="email">Correo de la cuenta</label>
  <input id="email" name="email" type="text" autocomplete="off" spellcheck="false" required>
  <label class="casilla"><input type="checkbox" name="verificado" value="1" checked> Correo verificado por ${escapeHtml(provider)}</label>
  <button>Continuar</button>
</form>
<form method="post" action="${action}"><button name="cancelar" value="1" class="cancelar">Cancelar</button></form>
</main></body></html>`;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 30rem; padding: 2rem 1.25rem; }
  h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
  ul { list-style: none; padding: 0; margin: 1.25rem 0; border: 1px solid #8886; border-radius: .75rem; overflow: hidden; }
  li + li { border-top: 1px solid #8886; }
  li button { all: unset; box-sizing: border-box; width: 100%; padding: .7rem 1rem; cursor: pointer; display: block; }
  li button:hover { background: #8882; } li button:focus-visible { outline: 2px solid; outline-offset: -2px; }
  li strong { font-weight: 600; overflow-wrap: anywhere; } li span { display: block; font-size: .9rem; }
  .otra { display: grid; gap: .6rem; } .otra input[type=text] { font: inherit; padding: .6rem .75rem; border: 1px solid #888; border-radius: .5rem; }
  .casilla { display: flex; gap: .5rem; align-items: center; }
  .otra button, .cancelar { font: inherit; padding: .6rem 1rem; border: 1px solid #888; border-radius: .5rem; cursor: pointer; background: transparent; color: inherit; }
  .cancelar { margin-top: 1rem; border-color: transparent; text-decoration: underline; padding-left: 0; }
`;
