import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { allow } from '#infra/grants.ts';

/** Role that a function runs as. */
export interface FunctionRole {
  role: iam.Role;
  /** To which more may be added until the app is synthesized. */
  document: iam.PolicyDocument;
}

export function functionRole(scope: Construct, id: string, statements: readonly iam.PolicyStatement[]): FunctionRole {
  const document = new iam.PolicyDocument({ statements: [...statements] });
  const role = new iam.Role(scope, id, {
    assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { uses: document },
  });
  return { role, document };
}

export function letWriteTo({ document }: FunctionRole, { logGroupArn }: logs.LogGroup): void {
  document.addStatements(allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroupArn));
}

/**
 * Roles of a domain's endpoints: those that need the same share one, since an account has 1,000 of them. All that they have
 * in common beyond their contracts is that each may write to the others' logs.
 */
export class SharedRoles extends Construct {
  private readonly known = new Map<string, FunctionRole>();

  /** @param operation names the role, if it is the first one that needs this */
  roleFor(operation: string, statements: readonly iam.PolicyStatement[]): FunctionRole {
    const needs = JSON.stringify(Stack.of(this).resolve(statements.map((statement) => statement.toStatementJson())));
    const role = this.known.get(needs) ?? functionRole(this, operation, statements);
    this.known.set(needs, role);
    return role;
  }
}
