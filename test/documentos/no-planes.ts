import { aDocx, fixture } from './archivos.ts';
import { docxParts, makeZip } from './make-zip.ts';

const entry = (stream: string) => {
  const bytes = Buffer.alloc(128);
  bytes.write(`${stream}\0`, 'utf16le');
  bytes.writeUInt16LE((stream.length + 1) * 2, 64);
  bytes[66] = 2;
  return bytes;
};
/** A compound file as far as its signature and one directory entry. */
const compoundFile = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), entry(stream)]);

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const EXE = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00'), Buffer.alloc(100)]);
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const withDoctype = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><w:document>&a;</w:document>';

const MEGABYTE = Buffer.alloc(1_000_000);

/** What is refused for what it is: name and bytes. */
export const NO_PLANES: Record<string, [nombre: string, bytes: Buffer]> = {
  'a picture that is called SVG': ['logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  'a program that is called a document': ['exe.doc', EXE],
  'a program that is called text': ['exe.txt', EXE],
  'a page that is called a PDF': ['html.pdf', HTML],
  'a PDF that is called text': ['plan.txt', fixture('writer.pdf')],
  'a PDF that is called a document': ['plan.docx', fixture('writer.pdf')],
  'a picture that is called a PDF': ['plan.pdf', PNG],
  'a file without an ending': ['plan', fixture('writer.pdf')],
  'a file of two endings': ['plan.pdf.exe', fixture('writer.pdf')],
  'a spreadsheet of the same kind of file': ['plan.doc', compoundFile('Workbook')],
  'a ZIP file without a document': ['plan.docx', makeZip([{ name: 'a.txt', content: 'hola' }])],
  'a document with macros': ['plan.docx', makeZip([...docxParts(), { name: 'word/vbaProject.bin', content: 'x' }])],
  'a document whose main part is elsewhere': ['plan.docx', makeZip(docxParts().slice(1))],
  'a document with a DOCTYPE': [
    'plan.docx',
    makeZip([{ name: 'word/document.xml', content: withDoctype }, ...docxParts().slice(1)]),
  ],
  'a document with a DOCTYPE in a part of another name': [
    'plan.docx',
    makeZip([...docxParts(), { name: 'word/media/dibujo.png', content: withDoctype }]),
  ],
  'a document with a DOCTYPE in UTF-16': [
    'plan.docx',
    makeZip([...docxParts(), { name: 'word/styles.xml', content: Buffer.from(`\ufeff${withDoctype}`, 'utf16le') }]),
  ],
  'a bomb of 200 MB': [
    'plan.docx',
    makeZip([...docxParts(), { name: 'word/media/a.bin', content: MEGABYTE, times: 200 }]),
  ],
  'a bomb that promises to be small': [
    'plan.docx',
    makeZip([...docxParts(), { name: 'word/media/a.bin', content: MEGABYTE, times: 50, promisedBytes: 10 }]),
  ],
  'a part of XML that is too large': [
    'plan.docx',
    makeZip([...docxParts(), { name: 'word/styles.xml', content: `<a>${' '.repeat(21 * 1024 * 1024)}</a>` }]),
  ],
  'a document of 5,000 parts': [
    'plan.docx',
    makeZip([...docxParts(), ...Array.from({ length: 5000 }, (_, n) => ({ name: `word/${n}.xml`, content: '<a/>' }))]),
  ],
  'an encrypted document': ['plan.docx', makeZip(docxParts().map((part) => ({ ...part, encrypted: true })))],
  'a document that leaves its folder': ['plan.docx', makeZip([...docxParts(), { name: '../../etc/x', content: 'x' }])],
  'a document that is cut off': ['plan.docx', aDocx().subarray(0, 200)],
  'text with a NUL': ['plan.txt', Buffer.from('hola\0mundo')],
  'text in UTF-16': ['plan.txt', Buffer.from('\ufeffhola', 'utf16le')],
};
