import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A cloud assembly written by hand: two stacks, one nested, every intrinsic that the local run answers. */
export function writeAssemblyFixture(folder: string): void {
  const write = (file: string, content: unknown) => writeFileSync(path.join(folder, file), JSON.stringify(content));
  mkdirSync(path.join(folder, 'asset.code'), { recursive: true });
  writeFileSync(path.join(folder, 'asset.code', 'index.mjs'), 'export const handler = async () => 1;');
  write('manifest.json', {
    artifacts: {
      data: stack('data.template.json', 'eu-west-1'),
      api: stack('api.template.json', 'eu-west-1'),
      tree: { type: 'cdk:tree' },
    },
  });
  write('api.assets.json', {
    files: {
      code: asset('asset.code', 'code.zip'),
      nested: asset('nested.template.json', 'ab12.json'),
    },
  });
  write('data.template.json', {
    Resources: {
      Table: { Type: 'AWS::DynamoDB::Table', Properties: { KeySchema: [], AttributeDefinitions: [] } },
      Secret: { Type: 'AWS::SecretsManager::Secret' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's placeholders, not JavaScript's
      Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: { 'Fn::Sub': '${AWS::StackName}-jobs' } } },
    },
    Outputs: {
      TableName: { Value: { Ref: 'Table' }, Export: { Name: 'data-table-name' } },
      SecretArn: { Value: { Ref: 'Secret' } },
    },
  });
  write('api.template.json', {
    Resources: {
      Nested: {
        Type: 'AWS::CloudFormation::Stack',
        Properties: {
          TemplateURL: { 'Fn::Join': ['', ['https://s3.', { Ref: 'AWS::URLSuffix' }, '/ab12.json']] },
          Parameters: { Origin: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Distribution', 'DomainName'] }]] } },
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Aliases: ['rrhh.example.com'],
            Origins: [{ Id: 'api', DomainName: 'x.execute-api.eu-west-1.amazonaws.com' }],
            DefaultCacheBehavior: { TargetOriginId: 'api' },
          },
        },
      },
    },
  });
  write('nested.template.json', {
    Parameters: { Origin: { Type: 'String' } },
    Resources: {
      Function: {
        Type: 'AWS::Lambda::Function',
        Properties: {
          FunctionName: 'list-things',
          Runtime: 'nodejs24.x',
          Handler: 'index.handler',
          Timeout: 7,
          Code: { S3Bucket: 'assets', S3Key: 'code.zip' },
          Environment: { Variables: ENVIRONMENT },
        },
      },
      Integration: {
        Type: 'AWS::ApiGatewayV2::Integration',
        Properties: { ApiId: 'x', IntegrationUri: { 'Fn::GetAtt': ['Function', 'Arn'] } },
      },
      Route: {
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: {
          ApiId: 'x',
          RouteKey: 'GET /api/things/{id}',
          Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] },
        },
      },
    },
  });
}

/** One variable for each intrinsic function. */
const ENVIRONMENT = {
  PARAMETER: { Ref: 'Origin' },
  IMPORTED: { 'Fn::ImportValue': 'data-table-name' },
  STACK_OUTPUT: { 'Fn::GetStackOutput': { StackName: 'data', OutputName: 'TableName', Region: 'eu-west-1' } },
  SECRET: {
    'Fn::Join': [
      '',
      [
        '{{resolve:secretsmanager:',
        { 'Fn::GetStackOutput': { StackName: 'data', OutputName: 'SecretArn' } },
        ':SecretString:::}}',
      ],
    ],
  },
  SELECTED: { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's placeholders, not JavaScript's
  SUBSTITUTED: { 'Fn::Sub': ['${AWS::Region}/${!literal}/${Name}/${Function.Arn}', { Name: 'given' }] },
  ABSENT: { Ref: 'AWS::NoValue' },
};

function stack(templateFile: string, region: string) {
  return {
    type: 'aws:cloudformation:stack',
    environment: `aws://unknown-account/${region}`,
    properties: { templateFile },
  };
}

function asset(file: string, objectKey: string) {
  return { source: { path: file }, destinations: { here: { objectKey } } };
}
