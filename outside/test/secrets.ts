export const SECRETS = { platformSecret: 'whsec_platform', connectSecret: 'whsec_connect' };
