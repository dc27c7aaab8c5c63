import { describe } from 'vitest';
import { localTable } from '../../support/local-table.ts';
import { notificacionSuite } from './notificacion.suite.ts';

const makeTable = localTable();

describe('notificacionRepository on DynamoDB Local', () => notificacionSuite(makeTable));
