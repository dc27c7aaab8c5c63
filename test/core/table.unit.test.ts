import { describe } from 'vitest';
import { FakeTable } from '../support/fakes/fake-table.ts';
import { tableSuite } from './table.suite.ts';

describe('FakeTable', () => tableSuite(async () => new FakeTable()));
