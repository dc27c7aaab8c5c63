import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An element of a template, as the tree of constructs has it. */
export interface Construct {
  /** `idonea-produccion-data/Table/Resource`. */
  path: string;
  /** Ids of the findings that were acknowledged here or anywhere above, each with its package: `Annotation::CT.S3.PR.2`. */
  acknowledged: string[];
}

interface Entry {
  type: string;
  data: unknown;
}

/** What the metadata of a cloud assembly says of the elements of its templates, by template and logical id: `a.json Id`. */
export function readConstructs(outdir: string): Map<string, Construct> {
  const found = new Map<string, Construct>();
  for (const file of readdirSync(outdir).filter((name) => name.endsWith('.metadata.json'))) {
    const metadata = JSON.parse(readFileSync(path.join(outdir, file), 'utf8')) as Record<string, Entry[]>;
    const dataOf = (construct: string, type: string) =>
      (metadata[construct] ?? []).filter((entry) => entry.type === type).map(({ data }) => data);
    for (const construct of Object.keys(metadata)) {
      const [logicalId] = dataOf(construct, 'aws:cdk:logicalId');
      if (logicalId === undefined) continue;
      const own = scopesOf(construct);
      const template = own.flatMap((scope) => dataOf(scope, 'aws:cdk:templateFile'))[0];
      const acknowledged = own.flatMap((scope) =>
        dataOf(scope, 'aws:cdk:acknowledged-rules').flatMap((rules) => Object.keys(rules as object)),
      );
      found.set(`${template} ${logicalId}`, { path: construct.slice(1), acknowledged });
    }
  }
  return found;
}

/** The construct, then what it stands in, inside out. */
function scopesOf(construct: string): string[] {
  const parts = construct.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - index).join('/'));
}
