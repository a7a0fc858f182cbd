import manifest from '../package.json' with { type: 'json' }

/** The version of the service. */
export const version: string = manifest.version
