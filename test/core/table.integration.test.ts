import { describe } from 'vitest';
import { localTable } from '../support/local-table.ts';
import { tableSuite } from './table.suite.ts';

const makeTable = localTable();

describe('dynamoTable on DynamoDB Local', () => tableSuite(makeTable));
