import { describe } from 'vitest';
import { FakeTable } from '../../support/fakes/fake-table.ts';
import { notificacionSuite } from './notificacion.suite.ts';

describe('notificacionRepository on the fake table', () => notificacionSuite(async () => new FakeTable()));
