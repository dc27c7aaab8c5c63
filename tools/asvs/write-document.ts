import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#test/docs/documents.ts';
import { asvsDocument } from './document.ts';

writeFileSync(path.join(ROOT, 'docs/asvs.md'), asvsDocument());
process.stdout.write('docs/asvs.md is written\n');
