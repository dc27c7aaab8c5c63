import { describe } from 'vitest';
import { tableSuite } from '#test/core/table.suite.ts';
import { LargeTable } from './large-table.ts';

describe('LargeTable', () => tableSuite(async () => new LargeTable()));
