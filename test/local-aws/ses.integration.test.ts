import { CreateTemplateCommand, SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { startSes } from '#infra/local/aws/ses.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from './local-client.ts';

async function start(dir?: string) {
  const ses = await untilTestEnds(startSes({ dir }));
  return { ses, client: new SESClient(clientSettings(ses.endpoint)) };
}

function invitacion(to: string) {
  return new SendEmailCommand({
    Source: 'Idonea <no-reply@idonea.test>',
    Destination: { ToAddresses: [to], BccAddresses: ['copia@acme.test'] },
    Message: {
      Subject: { Data: 'Invitación' },
      Body: { Text: { Data: 'Hola, Íñigo' }, Html: { Data: '<p>Hola</p>' } },
    },
  });
}

/** The raw bytes nodemailer would give to a server. */
async function rawInforme(): Promise<Buffer> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'no-reply@idonea.test',
    to: 'admin@acme.test',
    subject: 'Informe de Núria',
    text: 'Adjunto el informe',
    attachments: [{ filename: 'informe.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
  });
  return message as Buffer;
}

describe('local SES', () => {
  it('lists a sent e-mail with every recipient', async () => {
    const { ses, client } = await start();

    const { MessageId } = await client.send(invitacion('ana@example.test'));

    expect(ses.list()).toEqual([
      {
        id: MessageId,
        fecha: expect.stringMatching(/^\d{4}-.*Z$/),
        de: 'Idonea <no-reply@idonea.test>',
        para: ['ana@example.test', 'copia@acme.test'],
        asunto: 'Invitación',
        texto: 'Hola, Íñigo',
        html: '<p>Hola</p>',
        adjuntos: [],
      },
    ]);
  });

  it('reads the attachments of a raw e-mail', async () => {
    const { ses, client } = await start();

    await client.send(new SendRawEmailCommand({ RawMessage: { Data: await rawInforme() } }));

    expect(ses.list()[0]).toMatchObject({
      de: 'no-reply@idonea.test',
      para: ['admin@acme.test'],
      asunto: 'Informe de Núria',
    });
    expect(ses.list()[0]?.adjuntos).toEqual([
      { nombre: 'informe.pdf', tipo: 'application/pdf', contenido: Buffer.from('%PDF-1.7').toString('base64') },
    ]);
  });

  it('keeps the mailbox over a restart, newest first, until it is cleared', async () => {
    const dir = temporaryFolder();
    const first = await start(dir);
    await first.client.send(invitacion('primera@example.test'));
    await first.client.send(invitacion('segunda@example.test'));
    await first.ses.close();

    const second = await start(dir);
    expect(second.ses.list().map(({ para }) => para[0])).toEqual(['segunda@example.test', 'primera@example.test']);

    await second.ses.clear();
    expect((await start(dir)).ses.list()).toEqual([]);
  });

  it.each(['ana@example.test\r\nBcc: otra@example.test', 'sin-dominio', 'dos palabras@example.test'])(
    'refuses the address %j',
    async (address) => {
      const { ses, client } = await start();

      await expect(client.send(invitacion(address))).rejects.toMatchObject({ name: 'InvalidParameterValue' });
      expect(ses.list()).toEqual([]);
    },
  );

  it('answers an action it does not know with an error', async () => {
    const { client } = await start();

    await expect(
      client.send(new CreateTemplateCommand({ Template: { TemplateName: 'x', SubjectPart: 'x' } })),
    ).rejects.toMatchObject({ name: 'InvalidAction' });
  });
});
