import path from 'node:path';
import {describe, expect, it} from 'vitest';
import siteConfigLoader from '../../src/plugins/faster-pages/bundle/siteConfigLoader';

describe('the configuration in the browser', () => {
  const siteDir = path.resolve(__dirname, '../..');
  const run = (source: string, isServer = false) =>
    siteConfigLoader.call({getOptions: () => ({isServer, siteDir}), addDependency: () => {}} as never, source);
  const source =
    'export default {"title": "T {}", "favicon": "img/a.png", "plugins": [], "presets": [{"siteDir": "/home"}], "themeConfig": {"a": 1}};\n';

  it('has no build-only settings, and has the icon', () => {
    expect(run(source)).toMatch(
      /^export default \{"title":"T \{\}","favicon":"data:image\/svg\+xml,%3Csvg[^"]+","themeConfig":\{"a":1\}\};\n$/,
    );
  });

  it('is complete on the server, and has the icon', () => {
    expect(run(source, true)).toContain('"presets":[{"siteDir":"/home"}]');
    expect(run(source, true)).toContain('"favicon":"data:image');
  });

  it('has no plugin versions', () => {
    expect(run('{"docusaurusVersion":"3","pluginVersions":{"a":{}}}')).toBe('{"docusaurusVersion":"3"}');
  });
});
