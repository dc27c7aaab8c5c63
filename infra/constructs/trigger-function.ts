import * as cognito from 'aws-cdk-lib/aws-cognito';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import type { TriggerFunctionSpec } from '#infra/function-list.ts';
import { allow } from '#infra/grants.ts';
import type { Platform } from '#infra/platform.ts';
import { ProductFunction } from './product-function.ts';

const OPERATIONS = {
  preSignUp: cognito.UserPoolOperation.PRE_SIGN_UP,
  customMessage: cognito.UserPoolOperation.CUSTOM_MESSAGE,
};

export interface TriggerFunctionProps {
  spec: TriggerFunctionSpec;
  platform: Platform;
}

/**
 * A Lambda that the user pool calls. The pool names the Lambda, and so the Lambda must not need the pool: what it may do
 * to the pool stands in a policy beside the role, which CloudFormation makes after both.
 */
export class TriggerFunction extends Construct {
  constructor(scope: Construct, { spec, platform }: TriggerFunctionProps) {
    super(scope, spec.operation);
    const { lambda } = new ProductFunction(this, 'Trigger', { spec, platform });
    acknowledge(this, 'The pool waits for its answer, so a failure is told at once', 'Serverless-LambdaDLQ');
    const { identity = [] } = spec.contract.uses;
    const actions = identity.map((action) => `cognito-idp:${action}`);
    if (actions.length > 0 && lambda.role) {
      const statements = [allow(actions, platform.userPool.userPoolArn)];
      new iam.Policy(this, 'OnThePool', { statements }).attachToRole(lambda.role);
    }
    platform.userPool.addTrigger(OPERATIONS[spec.contract.userPool], lambda);
  }
}
