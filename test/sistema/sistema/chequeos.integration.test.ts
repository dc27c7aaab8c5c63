import { setTimeout } from 'node:timers/promises';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqsQueues } from '#functions/core/adapters/queues.ts';
import { checkArchivos } from '#functions/sistema/sistema/chequeos/archivos.ts';
import { checkColas } from '#functions/sistema/sistema/chequeos/colas.ts';
import { checkCorreo } from '#functions/sistema/sistema/chequeos/correo.ts';
import { checkIdentidad } from '#functions/sistema/sistema/chequeos/identidad.ts';
import { redrive } from '#functions/sistema/sistema/redrive.ts';
import { startCognito } from '#infra/local/aws/cognito.ts';
import { LOCAL_CREDENTIALS, startS3 } from '#infra/local/aws/s3.ts';
import { startSes } from '#infra/local/aws/ses.ts';
import { startSqs } from '#infra/local/aws/sqs.ts';
import { clientSettings } from '../../local-aws/local-client.ts';

const POOL = 'eu-west-1_Idonea';
const signal = () => AbortSignal.timeout(5000);

/** The calls of the health check, by the real SDK, on the local AWS. */
describe('The checks of the services', () => {
  let services: Awaited<ReturnType<typeof start>>;

  async function start() {
    const [s3, ses, sqs, cognito] = await Promise.all([startS3({}), startSes({}), startSqs({}), startCognito({})]);
    await s3.ensureBucket('avatares');
    await cognito.ensurePool({
      poolId: POOL,
      clientId: 'cliente',
      passwordPolicy: { minimumLength: 8 },
      tokenValidity: { access: 60, id: 60, refresh: 600 },
      aliasEmail: true,
    });
    Object.assign(process.env, {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      AWS_ENDPOINT_URL_SES: ses.endpoint,
      AWS_ENDPOINT_URL_SQS: sqs.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
    });
    return { s3, ses, sqs, cognito };
  }

  beforeAll(async () => {
    services = await start();
  });
  afterAll(async () => {
    await Promise.all(Object.values(services).map((service) => service.close()));
  });

  it('see that a bucket is there, and that one is not', async () => {
    process.env.HEALTH_BUCKETS = 'avatares';
    expect(await checkArchivos()(signal())).toEqual({ estado: 'ok' });
    process.env.HEALTH_BUCKETS = 'avatares,perdido';
    await expect(checkArchivos()(signal())).rejects.toThrow();
  });

  it('see that the mail account may send, and how much it sent', async () => {
    const before = await checkCorreo()(signal());
    await services.ses.receive({ de: 'a@a.test', para: ['b@b.test'], asunto: '', texto: '', html: '', adjuntos: [] });
    const after = await checkCorreo()(signal());
    expect(after.estado).toBe('ok');
    expect(after.cifras?.enviados24h).toBe((before.cifras?.enviados24h ?? 0) + 1);
  });

  it('see the user pool, and that another one is not there', async () => {
    process.env.USER_POOL_ID = POOL;
    expect(await checkIdentidad()(signal())).toEqual({ estado: 'ok' });
    process.env.USER_POOL_ID = 'eu-west-1_Otro';
    await expect(checkIdentidad()(signal())).rejects.toThrow();
  });

  describe('of the queues', () => {
    const TRABAJO = { trabajo: 'send-correo', disparador: 'eventos' as const };
    /** A job's queues, as a deployment of their own has them. */
    async function someQueues(deployment: string) {
      const { sqs } = services;
      const name = `${deployment}-send-correo`;
      await sqs.createQueue(name, { redrive: { deadLetterQueueName: `${name}-muertas`, maxReceiveCount: 3 } });
      process.env.QUEUES_URL = sqs.urlOf(`${deployment}-`);
      const client = new SQSClient(clientSettings(sqs.endpoint));
      const put = (QueueUrl: string, MessageBody: string) =>
        client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
      return { put, urls: { own: sqs.urlOf(name), dead: sqs.urlOf(`${name}-muertas`) } };
    }

    it('see how full they are, and what was given up', async () => {
      const { put, urls } = await someQueues('llenas');
      const check = checkColas([TRABAJO], sqsQueues());
      await put(urls.own, 'una');
      expect(await check(signal())).toEqual({ estado: 'ok', cifras: { colas: 2, pendientes: 1, muertas: 0 } });
      await put(urls.dead, 'otra');
      expect(await check(signal())).toMatchObject({ estado: 'degradado', detalle: 'CARTAS_MUERTAS' });
    });

    it('look at dead letters, leave them where they are, and send them again', async () => {
      const { put, urls } = await someQueues('reenviadas');
      const queues = sqsQueues();
      await put(urls.dead, 'otra');
      for (let n = 0; n < 11; n++) await put(urls.dead, JSON.stringify({ n }));
      const look = await queues.receiveDead(TRABAJO.trabajo, { limit: 10, hideFor: 1 });
      expect(look).toHaveLength(10);
      expect(look[0]).toMatchObject({ body: 'otra', receives: 1 });
      expect(Date.now() - Number(look[0]?.sentAt)).toBeLessThan(60_000);

      expect(await queues.deadCount(TRABAJO.trabajo)).toBe(12);
      await setTimeout(1100);
      const noted: number[] = [];
      const audit = { note: async ({ cuantos = 0 } = {}) => void noted.push(cuantos) };
      expect(await redrive(TRABAJO.trabajo, { queues, audit })).toEqual({ reenviados: 12, quedan: 0 });
      expect(noted).toEqual([12]);
      expect(await queues.depth(TRABAJO.trabajo)).toMatchObject({ waiting: 12 });
    });
  });
});
