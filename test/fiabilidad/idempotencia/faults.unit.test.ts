import { copiesInAnyOrder } from './in-memory.ts';

copiesInAnyOrder(0.29);
