import type { PolicyRequest } from './iam-policy.ts';

/** The hash key's attribute of a table and of each of its indexes, which come by their names. */
export interface TableKeys {
  arn: string;
  hash: string;
  indexes: Record<string, string>;
}

type Access = Omit<PolicyRequest, 'context'> & { leadingKeys: string[] };
type Attributes = Record<string, { S?: string } | undefined>;

// biome-ignore lint/suspicious/noExplicitAny: requests of DynamoDB's protocol, of which this reads what names keys
type Input = any;

/**
 * What IAM is asked about a request to DynamoDB: each action with its resource and the hash keys that it names
 * (`dynamodb:LeadingKeys`). A transaction is as many questions as it has items, a BatchGet one with all of its keys.
 */
export function accessesOf(operation: string, input: Input, tableOf: (name: string) => TableKeys): Access[] {
  const access = (action: string, TableName: string, items: readonly Attributes[]): Access => {
    const { arn, hash } = tableOf(TableName);
    return { action: `dynamodb:${action}`, resource: arn, leadingKeys: items.flatMap((item) => item[hash]?.S ?? []) };
  };
  switch (operation) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [access(operation, input.TableName, [input.Key])];
    case 'PutItem':
      return [access(operation, input.TableName, [input.Item])];
    case 'Query':
      return [ofQuery(input, tableOf(input.TableName))];
    case 'BatchGetItem':
      return Object.entries<Input>(input.RequestItems).map(([name, { Keys }]) => access(operation, name, Keys));
    case 'BatchWriteItem':
      return Object.entries<Input>(input.RequestItems).map(([name, writes]) =>
        access(
          operation,
          name,
          writes.map(({ PutRequest, DeleteRequest }: Input) => PutRequest?.Item ?? DeleteRequest?.Key),
        ),
      );
    case 'TransactWriteItems':
      return input.TransactItems.map(({ Put, Update, Delete, ConditionCheck }: Input) => {
        if (Put) return access('PutItem', Put.TableName, [Put.Item]);
        if (Update) return access('UpdateItem', Update.TableName, [Update.Key]);
        if (Delete) return access('DeleteItem', Delete.TableName, [Delete.Key]);
        return access('ConditionCheckItem', ConditionCheck.TableName, [ConditionCheck.Key]);
      });
    case 'TransactGetItems':
      return input.TransactItems.map(({ Get }: Input) => access('GetItem', Get.TableName, [Get.Key]));
    case 'ExecuteStatement':
    case 'ExecuteTransaction':
    case 'BatchExecuteStatement':
      return [{ action: 'dynamodb:PartiQLSelect', resource: '', leadingKeys: [] }];
    default:
      return [
        {
          action: `dynamodb:${operation}`,
          resource: input.TableName ? tableOf(input.TableName).arn : '',
          leadingKeys: [],
        },
      ];
  }
}

function ofQuery(input: Input, { arn, hash, indexes }: TableKeys): Access {
  const attribute = input.IndexName ? indexes[input.IndexName] : hash;
  const names: Record<string, string> = input.ExpressionAttributeNames ?? {};
  const equals = [...String(input.KeyConditionExpression).matchAll(/([#\w]+)\s*=\s*(:\w+)/g)];
  const [, , value = ''] = equals.find(([, name = '']) => (names[name] ?? name) === attribute) ?? [];
  const key = input.ExpressionAttributeValues?.[value]?.S;
  return {
    action: 'dynamodb:Query',
    resource: input.IndexName ? `${arn}/index/${input.IndexName}` : arn,
    leadingKeys: key === undefined ? [] : [key],
  };
}
