import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Resource {
  id: string;
  template: string;
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: templates are JSON without types
  Properties: any;
  DeletionPolicy?: string;
}

/** Of all templates of a cloud assembly. */
export function readResources(outdir: string): Resource[] {
  return readdirSync(outdir)
    .filter((file) => file.endsWith('.template.json'))
    .flatMap((file) => {
      const template = JSON.parse(readFileSync(path.join(outdir, file), 'utf8')) as {
        Resources?: Record<string, Omit<Resource, 'id' | 'template'>>;
      };
      return Object.entries(template.Resources ?? {}).map(([id, resource]) => ({ id, template: file, ...resource }));
    });
}
