import { createHash } from 'node:crypto';

/** What CloudFormation would name a resource and answer for its attributes, if it had deployed it locally. */
export interface LocalNames {
  account: string;
  region: string;
  /** URL of a queue in the local SQS. */
  queueUrl(name: string): string;
  /** A name that is to stand for the one that CloudFormation would make up; undefined: the local one. */
  nameOf?(address: ResourceAddress): string | undefined;
}

export interface ResourceAddress {
  type: string;
  stackName: string;
  logicalId: string;
  /** The name that the template gives, resolved. */
  givenName: string | undefined;
}

/** Property that holds a resource's own name, by type. */
export const NAME_PROPERTIES: Record<string, string> = {
  'AWS::Cognito::UserPoolDomain': 'Domain',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Events::EventBus': 'Name',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
};

const MAX_BUCKET_NAME = 63;
const MAX_QUEUE_NAME = 80;

/** Stable from start to start, since tables, buckets and pools keep their data under it. */
export function physicalName({ type, stackName, logicalId, givenName }: ResourceAddress, region: string): string {
  if (givenName) return givenName;
  const digest = createHash('sha256').update(`${stackName}/${logicalId}`).digest('hex');
  switch (type) {
    case 'AWS::Cognito::UserPool':
      return `${region}_${digest.slice(0, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return digest.slice(0, 26);
    case 'AWS::KMS::Key':
      return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
    case 'AWS::ApiGatewayV2::Api':
      return digest.slice(0, 10);
    case 'AWS::CloudFront::Distribution':
      return `E${digest.slice(0, 13).toUpperCase()}`;
    case 'AWS::S3::Bucket':
      return shortened(`${stackName}-${logicalId}`.toLowerCase(), MAX_BUCKET_NAME, digest);
    case 'AWS::SQS::Queue':
      return shortened(`${stackName}-${logicalId}`, MAX_QUEUE_NAME, digest);
    default:
      return `${stackName}-${logicalId}`;
  }
}

/** Cut names end in a piece of their digest, or two of them could become one. */
function shortened(name: string, maximum: number, digest: string): string {
  return name.length <= maximum ? name : `${name.slice(0, maximum - 9)}-${digest.slice(0, 8)}`;
}

/** The answer to `Ref`. */
export function referenceTo(type: string, name: string, local: LocalNames): string {
  if (type === 'AWS::SQS::Queue') return local.queueUrl(name);
  if (type === 'AWS::SecretsManager::Secret' || type === 'AWS::SNS::Topic') return arnOf(type, name, local);
  return name;
}

/** The answer to `Fn::GetAtt`. */
export function attributeOf(type: string, name: string, attribute: string, local: LocalNames): string {
  switch (`${type}.${attribute}`) {
    case 'AWS::ApiGatewayV2::Api.ApiEndpoint':
      return `https://${name}.execute-api.${local.region}.amazonaws.com`;
    case 'AWS::CloudFront::Distribution.DomainName':
      return `${name.toLowerCase()}.cloudfront.net`;
    case 'AWS::S3::Bucket.RegionalDomainName':
      return bucketDomain(name, local.region);
    case 'AWS::DynamoDB::Table.StreamArn':
      return `${arnOf(type, name, local)}/stream/local`;
    default:
      return /Arn$|ARN$/.test(attribute) ? arnOf(type, name, local) : `${name}.${attribute}`;
  }
}

export function bucketDomain(name: string, region: string): string {
  return `${name}.s3.${region}.amazonaws.com`;
}

const ARN_RESOURCES: Record<string, (name: string) => [service: string, resource: string]> = {
  'AWS::Cognito::UserPool': (name) => ['cognito-idp', `userpool/${name}`],
  'AWS::DynamoDB::Table': (name) => ['dynamodb', `table/${name}`],
  'AWS::Events::EventBus': (name) => ['events', `event-bus/${name}`],
  'AWS::KMS::Key': (name) => ['kms', `key/${name}`],
  'AWS::Lambda::Function': (name) => ['lambda', `function:${name}`],
  'AWS::SecretsManager::Secret': (name) => ['secretsmanager', `secret:${name}`],
  'AWS::SNS::Topic': (name) => ['sns', name],
  'AWS::SQS::Queue': (name) => ['sqs', name],
};

function arnOf(type: string, name: string, { region, account }: LocalNames): string {
  if (type === 'AWS::S3::Bucket') return `arn:aws:s3:::${name}`;
  if (type === 'AWS::IAM::Role') return `arn:aws:iam::${account}:role/${name}`;
  const [service, resource] = ARN_RESOURCES[type]?.(name) ?? [type.split('::')[1]?.toLowerCase() ?? '', name];
  return `arn:aws:${service}:${region}:${account}:${resource}`;
}
