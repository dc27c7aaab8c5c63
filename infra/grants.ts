import * as iam from 'aws-cdk-lib/aws-iam';
import type { FunctionNeeds } from './function-needs.ts';
import type { Platform } from './platform.ts';
import { TABLE_INDEXES } from './platform.ts';

const READ_ACTIONS = ['GetItem', 'Query', 'BatchGetItem'];
/** `ConditionCheckItem` lets a transaction ask for a state that it does not change. */
const WRITE_ACTIONS = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
const KEY_ACTIONS = { encrypt: 'kms:Encrypt', decrypt: 'kms:Decrypt' };

/** Statements for exactly what a function needs. There is no Scan and no PartiQL, so no policy can be read around. */
export function statementsFor(needs: FunctionNeeds, platform: Platform): iam.PolicyStatement[] {
  const { table, identity = [], secrets = [], sendMail, publishEvents } = needs;
  const statements: iam.PolicyStatement[] = [];
  if (table) statements.push(...tableStatements(table, platform.table.tableArn));
  if (identity.length > 0) {
    statements.push(
      allow(
        identity.map((action) => `cognito-idp:${action}`),
        platform.userPool.userPoolArn,
      ),
    );
  }
  if (secrets.length > 0)
    statements.push(
      allow(
        secrets.map((use) => KEY_ACTIONS[use]),
        platform.secretsKey.keyArn,
      ),
    );
  if (sendMail) statements.push(allow(['ses:SendEmail', 'ses:SendRawEmail'], platform.mailIdentityArn));
  if (publishEvents) statements.push(allow(['events:PutEvents'], platform.eventBus.eventBusArn));
  return statements;
}

function tableStatements(use: 'read' | 'write', tableArn: string): iam.PolicyStatement[] {
  const indexes = TABLE_INDEXES.map((name) => `${tableArn}/index/${name}`);
  const actions = use === 'write' ? [...READ_ACTIONS, ...WRITE_ACTIONS] : READ_ACTIONS;
  return [
    allow(
      actions.map((action) => `dynamodb:${action}`),
      tableArn,
    ),
    allow(['dynamodb:Query'], ...indexes),
  ];
}

export function allow(actions: string[], ...resources: string[]): iam.PolicyStatement {
  return new iam.PolicyStatement({ actions, resources });
}
