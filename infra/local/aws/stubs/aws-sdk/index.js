// cognito-local asks for SDK v2 only to call Lambda triggers, which this project does not use: 101 MB stay out.
class Unused {}
module.exports = { Lambda: Unused, KMS: Unused, config: { update() {} } };
