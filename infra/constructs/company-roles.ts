import { Aws } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { COMPANY_ROLES, COMPANY_TAG, type CompanyRole, companyStatements } from '#infra/table-grants.ts';

const roleName = (stage: string, role: CompanyRole) => `idonea-${stage}-empresa-${role}`;

/** Named, so that the endpoints' stacks need nothing of the one with the table. */
export const companyRoleArn = (stage: string, role: CompanyRole) => roleArn(roleName(stage, role));

const roleArn = (name: string) => `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/${name}`;

/**
 * The roles that endpoints of companies assume, with the company as the session's tag. They trust functions of this
 * deployment, which need the permission to assume them besides, and no session without the tag or with another one.
 */
export class CompanyRoles extends Construct {
  constructor(scope: Construct, id: string, { stage, tableArn }: { stage: string; tableArn: string }) {
    super(scope, id);
    const functions = new iam.AccountRootPrincipal().withConditions({
      ArnLike: { 'aws:PrincipalArn': roleArn(`idonea-${stage}-*`) },
      StringLike: { [`aws:RequestTag/${COMPANY_TAG}`]: 'emp_*' },
      'ForAllValues:StringEquals': { 'aws:TagKeys': [COMPANY_TAG] },
    });
    for (const role of COMPANY_ROLES) {
      new iam.Role(this, role, {
        roleName: roleName(stage, role),
        description: `One company's partitions of the table: ${role}`,
        assumedBy: new iam.SessionTagsPrincipal(functions),
        inlinePolicies: { table: new iam.PolicyDocument({ statements: companyStatements(role, tableArn) }) },
      });
    }
  }
}
