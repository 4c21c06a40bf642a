/** The newest release. The version picker, the sample archives and `npm run test:samples` use it. */
export const LATEST = '3.0.2';

/** How well a version of Angular is supported. */
type Support =
  /** Inside the peer range, and tested successfully. */
  | 'supported'
  /** Outside the peer range, but tested successfully. */
  | 'works'
  /** Outside the peer range; works only after a change to the configuration of a new project. */
  | 'configure'
  /** Inside the peer range, but the newest release fails, so an older one is recommended. */
  | 'older'
  /** Outside the peer range, and not tested. */
  | 'unknown'
  /** No release supports it. */
  | 'none';

export interface AngularLine {
  /** Stable key, also the value in the picker. */
  id: 'before-15' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | 'after-22';
  /** The version as displayed; `null` for entries that cover several versions. */
  version: string | null;
  support: Support;
  /** Release to install; `null` if there is none. */
  release: string | null;
  /** The flag that npm needs to avoid the error `ERESOLVE`; `null` if it needs none. */
  npmFlag: '--legacy-peer-deps' | '--force' | null;
  /** Version of Angular that the release was tested with; `null` if it was not tested. */
  measuredWith: string | null;
}

/**
 * The recommended release for each version of Angular, with the newest version first.
 *
 * Source: smoke specs run with that release and that version of Angular, compiled just in time, with Karma unless the
 * version compatibility page says otherwise.
 */
export const angularLines: readonly AngularLine[] = [
  {id: 'after-22', version: null, support: 'unknown', release: LATEST, npmFlag: '--force', measuredWith: null},
  // With `--legacy-peer-deps`, npm would not install vite, a peer dependency of Vitest 5.
  {id: '22', version: '22', support: 'configure', release: LATEST, npmFlag: '--force', measuredWith: '22.2.6'},
  {
    id: '21',
    version: '21',
    support: 'configure',
    release: LATEST,
    npmFlag: '--legacy-peer-deps',
    measuredWith: '21.2.26',
  },
  {id: '20', version: '20', support: 'works', release: LATEST, npmFlag: '--legacy-peer-deps', measuredWith: '20.3.35'},
  {id: '19', version: '19', support: 'works', release: LATEST, npmFlag: '--legacy-peer-deps', measuredWith: '19.2.25'},
  {id: '18', version: '18', support: 'supported', release: LATEST, npmFlag: null, measuredWith: '18.2.14'},
  {id: '17', version: '17', support: 'supported', release: LATEST, npmFlag: null, measuredWith: '17.3.12'},
  {id: '16', version: '16', support: 'supported', release: LATEST, npmFlag: null, measuredWith: '16.2.12'},
  {id: '15', version: '15.2', support: 'older', release: '2.4.0', npmFlag: null, measuredWith: '15.2.10'},
  {id: 'before-15', version: null, support: 'none', release: null, npmFlag: null, measuredWith: null},
];

/** The package managers that the site shows commands for. */
export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun';

/**
 * Returns the command that installs the library for a version of Angular. It pins the release.
 *
 * @param line the version of Angular; its release must not be `null`
 * @throws {Error} when no release supports that version
 */
export function installCommand({id, release: version, npmFlag}: AngularLine, manager: PackageManager): string {
  if (version === null) {
    throw new Error(`No release supports Angular "${id}".`);
  }
  const name = `ngx-testing-tools@${version}`;
  const commands: Record<PackageManager, string> = {
    npm: `npm install --save-dev ${npmFlag === null ? '' : `${npmFlag} `}${name}`,
    yarn: `yarn add --dev ${name}`,
    pnpm: `pnpm add --save-dev ${name}`,
    bun: `bun add --dev ${name}`,
  };
  return commands[manager];
}
