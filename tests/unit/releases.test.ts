import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {angularLines, installCommand} from '../../src/data/releases';
import {CONTENT_FOLDERS} from '../../src/lib/content/folders';

const PAGES = Object.values(CONTENT_FOLDERS.docs).map((folder) =>
  fs.readFileSync(`${folder}/reference/version-compatibility.mdx`, 'utf8'),
);

describe('the recommended release', () => {
  it.each(angularLines.filter(({version}) => version !== null))(
    'for Angular $version is in the table of releases, and its row names that version if and only if the release declares it',
    ({id, support, release}) => {
      const isDeclared = support === 'supported' || support === 'older';
      for (const page of PAGES) {
        const row = page.split('\n').find((line) => line.startsWith('| **') && line.includes(`**${release}**`));
        const angular = row?.split(' | ')[1];
        expect(angular && new RegExp(`[~^]${id}\\.`).test(angular)).toBe(isDeclared);
      }
    },
  );
});

it.each(Object.values(CONTENT_FOLDERS.pages))(
  'the home page in %s names the supported versions of Angular',
  (folder) => {
    const supported = angularLines.filter(({support}) => support === 'supported').map(({version}) => version);
    const page = fs.readFileSync(`${folder}/_home.mdx`, 'utf8').replaceAll('\u00a0', ' ');
    // The newest version comes first.
    expect(page).toContain(`Angular ${supported.at(-1)}–${supported[0]} · Jasmine`);
  },
);

describe('installCommand', () => {
  const line = (id: string) => angularLines.find((candidate) => candidate.id === id)!;

  it('returns the command for each package manager', () => {
    expect(installCommand(line('18'), 'npm')).toBe('npm install --save-dev ngx-testing-tools@3.0.2');
    expect(installCommand(line('18'), 'yarn')).toBe('yarn add --dev ngx-testing-tools@3.0.2');
    expect(installCommand(line('15'), 'pnpm')).toBe('pnpm add --save-dev ngx-testing-tools@2.4.0');
    expect(installCommand(line('16'), 'bun')).toBe('bun add --dev ngx-testing-tools@3.0.2');
  });

  it('adds a flag for npm, but not for Yarn, if a version is outside the declared range', () => {
    expect(installCommand(line('19'), 'npm')).toContain('--legacy-peer-deps');
    expect(installCommand(line('19'), 'yarn')).not.toContain('--legacy-peer-deps');
  });

  it('throws if no release supports the version', () => {
    expect(() => installCommand(line('before-15'), 'npm')).toThrowError('No release supports Angular "before-15".');
  });
});
