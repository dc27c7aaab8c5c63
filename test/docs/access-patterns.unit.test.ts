import { describe, expect, it } from 'vitest';
import { listFiles, read } from './documents.ts';

const DOCUMENT = read('docs/access-patterns.md');
const REPOSITORIES = listFiles('functions', /\.(repository|record)\.ts$/);
const SOURCES = listFiles('functions', /\.ts$/);

/** Key patterns begin with a kind in capitals, or with the value that an index sorts by. */
const KEY_PATTERN = /`((?:[A-Z_]{2,}(?:#[^`]*)?)|<[^`]+>#?[^`]*)`/g;

function docCommentsOf(source: string): string[] {
  return source.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
}

/** What stands in backticks in a docstring's table or sentence of keys. */
function keyPatternsOf(file: string): string[] {
  const comments = docCommentsOf(read(file)).filter((comment) => /\bPK `|\bGSI\d `/.test(comment));
  return comments.flatMap((comment) => [...comment.matchAll(KEY_PATTERN)].map(([, pattern]) => pattern ?? ''));
}

/** `AREA#`, `TOK`: the kinds that code writes into keys, beside what the docstrings say. */
function kindsInCode(file: string): string[] {
  const code = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(/['`]([A-Z_]{2,}#)/g)].map(([, kind]) => kind ?? '');
}

describe('docs/access-patterns.md', () => {
  it('finds keys in the docstrings, so the check below is a check', () => {
    expect(REPOSITORIES.flatMap(keyPatternsOf)).toEqual(
      expect.arrayContaining(['CANDIDATO#<candidatoId>', 'TOK#<sha-256>', '<folded name>#<id>', 'GLOBAL#SALUD']),
    );
  });

  it.each(REPOSITORIES)('lists %s with every key of its docstring', (file) => {
    expect(DOCUMENT).toContain(file);
    const missing = keyPatternsOf(file).filter((pattern) => !DOCUMENT.includes(`\`${pattern}\``));
    expect(missing).toEqual([]);
  });

  it('names every kind of key that code in functions/ writes', () => {
    const kinds = new Set(SOURCES.flatMap(kindsInCode));
    const missing = [...kinds].filter((kind) => !DOCUMENT.includes(`\`${kind}`));
    expect(missing).toEqual([]);
  });
});

describe('functions/', () => {
  const FORBIDDEN = /\b(?:Scan|ExecuteStatement|BatchExecuteStatement|ExecuteTransaction)Command\b|\bpaginateScan\b/;

  it('neither scans nor uses PartiQL', () => {
    expect(SOURCES.filter((file) => FORBIDDEN.test(read(file)))).toEqual([]);
  });

  it('sends commands to DynamoDB from one file only, and asks for its backups from another', () => {
    const senders = SOURCES.filter((file) => /from '@aws-sdk\/(?:client-dynamodb|lib-dynamodb)'/.test(read(file)));
    expect(senders).toEqual(['functions/core/adapters/backups.ts', 'functions/core/dynamo-table.ts']);
  });
});
