import { dataCosts } from './datos.ts';
const { reads, others } = await dataCosts([100, 400]);
for (const { name, units, max, floor } of reads) if (Math.max(...units) > max || Number(units[1]) > Number(units[0]) + 0.5) console.log(name, units.join(','), 'max', max, 'floor', floor);
console.log(reads.length, Math.max(...reads.map(r=>Math.max(...r.units))));
for (const r of reads.filter(r=>/usuarios|areas/.test(r.name))) console.log(r.name, r.units.join(), r.max);
for (const o of others) if (JSON.stringify(o.units[0])!==JSON.stringify(o.units[1])) console.log(o.name, JSON.stringify(o.units));
