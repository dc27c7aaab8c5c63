import { prerender } from 'react-dom/static';
import { App } from './app/app.tsx';
import { makeSystem } from './app/theme/system.ts';

// In one piece: what comes late would be put in its place by an inline script, which the content security policy refuses.
const { prelude } = await prerender(<App system={makeSystem()} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });

/** The application where nobody is signed in, each element's style before it. Run at build, see web/prerender.ts. */
export const html: string = await new Response(prelude).text();
