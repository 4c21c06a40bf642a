import {describe, expect, it} from 'vitest';
import {angularLines, installCommand, releases} from '../../src/data/releases';

describe('the release data', () => {
  it('lists releases from newest to oldest, each with the date of its tag', () => {
    const days = releases.map(({tagged}) => tagged);
    expect(days).toEqual([...days].sort().reverse());
    expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
  });

  it('recommends only existing releases, and agrees with their manifests', () => {
    for (const {version, support, release} of angularLines.filter((line) => line.version !== null)) {
      const manifest = releases.find((candidate) => candidate.version === release);
      expect(manifest, `release for Angular ${version}`).toBeDefined();
      const declared = new RegExp(`[~^]${version!.split('.')[0]}\\.`).test(manifest!.angular);
      expect(declared, `Angular ${version}`).toBe(support === 'supported' || support === 'older');
    }
  });
});

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
