import { describe } from 'vitest';
import { tableSuite } from '#test/core/table.suite.ts';
import { LargeTable } from '#tools/bench/large-table.ts';

describe('LargeTable', () => tableSuite(async () => new LargeTable()));
