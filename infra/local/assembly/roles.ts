import type { LocalRole } from '../aws/iam.ts';
import type { PolicyStatement } from '../aws/iam-policy.ts';
import type { TableKeys } from '../aws/table-access.ts';
import type { TemplateValues } from './values.ts';

interface Policy {
  PolicyDocument: { Statement: PolicyStatement[] };
}

/** Roles with the policies that stand in them, by ARN. Nothing but these gives access to the table. */
export function readRoles(values: TemplateValues): Map<string, LocalRole> {
  return new Map(
    values.resources('AWS::IAM::Role').map(({ attribute, properties }) => {
      const arn = attribute('Arn');
      const policies: Policy[] = properties.Policies ?? [];
      const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
      return [arn, { arn, trust: properties.AssumeRolePolicyDocument.Statement, statements }];
    }),
  );
}

interface KeySchema {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

/** Hash keys of tables and their indexes, by the table's name. */
export function readTableKeys(values: TemplateValues): Map<string, TableKeys> {
  const hashOf = (schema: KeySchema[]) => schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
  return new Map(
    values.resources('AWS::DynamoDB::Table').map(({ name, attribute, properties }) => {
      const indexes: { IndexName: string; KeySchema: KeySchema[] }[] = properties.GlobalSecondaryIndexes ?? [];
      const keys = {
        arn: attribute('Arn'),
        hash: hashOf(properties.KeySchema),
        indexes: Object.fromEntries(indexes.map((index) => [index.IndexName, hashOf(index.KeySchema)])),
      };
      return [name, keys];
    }),
  );
}
