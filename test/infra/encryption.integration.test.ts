import { describe, expect, it } from 'vitest';
import { sized } from '../support/suite-size.ts';
import { type Account, type Deployed, readAccount } from './account.ts';
import { type Deployment, deployment } from './deployments.ts';

const STAGES = sized<Deployment[]>(['desarrollo', 'produccion'], ['desarrollo', 'preproduccion', 'produccion']);

interface Statement {
  Effect: string;
  Action: string | string[];
  Principal: { Service?: string | string[] };
}

/** Services that publish to a topic, from all that names it. */
function publishersOf({ ref }: Deployed, { of }: Account): string[] {
  const names = (value: unknown) => JSON.stringify(value ?? '').includes(ref);
  return [
    ...of('AWS::CloudWatch::Alarm').flatMap(({ properties }) => (names(properties.AlarmActions) ? 'cloudwatch' : [])),
    ...of('AWS::Events::Rule').flatMap(({ properties }) => (names(properties.Targets) ? 'events' : [])),
    ...of('AWS::Budgets::Budget').flatMap(({ properties }) =>
      names(properties.NotificationsWithSubscribers) ? 'budgets' : [],
    ),
  ];
}

/** Services that a policy lets do all of these. */
function allowed(document: { Statement: Statement[] }, ...actions: string[]): string[] {
  return document.Statement.filter(
    ({ Effect, Action }) => Effect === 'Allow' && actions.every((action) => [Action].flat().includes(action)),
  ).flatMap(({ Principal }) => [Principal.Service ?? []].flat().map((service) => service.split('.')[0] ?? ''));
}

describe.each(STAGES)('what is stored and sent in %s', async (stage) => {
  const account = readAccount((await deployment(stage)).outdir, 'eu-west-1');
  const { of } = account;

  it('says how each queue, topic, table and bucket is encrypted', () => {
    const bare = [
      ...of('AWS::SQS::Queue').filter(
        ({ properties }) => properties.SqsManagedSseEnabled !== true && !properties.KmsMasterKeyId,
      ),
      ...of('AWS::SNS::Topic').filter(({ properties }) => !properties.KmsMasterKeyId),
      ...of('AWS::DynamoDB::Table').filter(({ properties }) => properties.SSESpecification?.SSEEnabled !== true),
      ...of('AWS::S3::Bucket').filter(({ properties }) => !properties.BucketEncryption),
    ];

    expect(of('AWS::SQS::Queue').length).toBeGreaterThan(50);
    expect(bare.map(({ label }) => label)).toEqual([]);
  });

  it('keeps versions in every bucket, those of logs too', () => {
    const overwritten = of('AWS::S3::Bucket').filter(
      ({ properties }) => properties.VersioningConfiguration?.Status !== 'Enabled',
    );

    expect(overwritten.map(({ label }) => label)).toEqual([]);
  });

  it('lets whoever tells a topic something publish, and use its key, which is ours', () => {
    const topics = of('AWS::SNS::Topic');

    expect(topics).toHaveLength(2);
    for (const topic of topics) {
      const key = of('AWS::KMS::Key').find((one) => one.attribute('Arn') === topic.properties.KmsMasterKeyId);
      const policy = of('AWS::SNS::TopicPolicy').find(({ properties }) => properties.Topics.includes(topic.ref));
      const publishers = [...new Set(publishersOf(topic, account))];

      expect(publishers).toContain('cloudwatch');
      expect(allowed(policy?.properties.PolicyDocument, 'sns:Publish'), topic.label).toEqual(
        expect.arrayContaining(publishers),
      );
      expect(allowed(key?.properties.KeyPolicy, 'kms:Decrypt', 'kms:GenerateDataKey*'), topic.label).toEqual(
        expect.arrayContaining(publishers),
      );
    }
  });
});

describe.each(STAGES)('the templates of %s', async (stage) => {
  const { stacks } = readAccount((await deployment(stage)).outdir, 'eu-west-1');

  // What another stack gives out has no known form before it is deployed: names are given out as names.
  it('take no name out of an ARN or an address', () => {
    expect(stacks.filter(({ text }) => text.includes('"Fn::Split"')).map(({ name }) => name)).toEqual([]);
  });

  it('let no page of just any origin read answers', () => {
    const open = stacks.filter(({ text }) => /"AllowedOrigins": *\[\s*"\*"/.test(text));

    expect(open.map(({ name }) => name)).toEqual([]);
  });
});
