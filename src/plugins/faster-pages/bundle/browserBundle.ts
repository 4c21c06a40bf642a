import fs from 'node:fs';
import path from 'node:path';
import type {Part} from '../part';

const fromHere = (file: string) => path.join(__dirname, file);

/** What Docusaurus generates for the browser about the site, of which only a part is read there. */
const SITE_CONFIG = /[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/;

/** Modules that do nothing when they are imported: the bundler drops them where their exports are not used. */
const PURE_PACKAGES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

/** Modules that may have messages: the site's own, and those of Docusaurus, which are published with JSX. */
const WITH_MESSAGES = /[\\/](?:src|@docusaurus[\\/][^\\/]+[\\/]lib)[\\/].*\.[jt]sx?$/;

/** The drawing of the site's icon. */
const ICON = 'static/img/logo.svg';

/**
 * Keeps out of the script of every page what few readers need, or none. Each module that stands in for another says
 * in its file what it saves.
 */
export const browserBundle: Part = ({isServer, context}) => {
  const icon = fs.readFileSync(path.join(context.siteDir, ICON), 'utf8').trim();
  return {
    alias: isServer
      ? undefined
      : {
          [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: fromHere('progressBar.ts'),
          [require.resolve('@docusaurus/core/lib/client/prefetch')]: fromHere('prefetch.ts'),
          '@docusaurus/Head': fromHere('Head.tsx'),
          '@docusaurus/utils-common$': fromHere('utilsCommon.ts'),
        },
    rules: [
      {test: (file) => !isServer && PURE_PACKAGES.test(file), sideEffects: false},
      {test: (file) => !isServer && WITH_MESSAGES.test(file), enforce: 'pre', use: [fromHere('messageLoader.js')]},
      {
        test: (file) => SITE_CONFIG.test(file),
        use: [
          {
            loader: fromHere('siteConfigLoader.js'),
            options: {isServer, favicon: `data:image/svg+xml,${encodeURIComponent(icon)}`},
          },
        ],
      },
    ],
  };
};
